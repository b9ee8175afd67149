/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinition } from './documentHtmlDefinition.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DocumentHtmlDefinitionOriginal as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDefinitionOriginal';
export const DocumentHtmlDefinitionOriginal: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "documentIdGuid": formats.guid.optional(),
    "htmlDefinition": DocumentHtmlDefinition.optional()
}));
