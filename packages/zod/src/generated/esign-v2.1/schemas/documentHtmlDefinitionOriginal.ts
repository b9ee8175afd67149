/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinition } from './documentHtmlDefinition.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DocumentHtmlDefinitionOriginal as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDefinitionOriginal';
export const DocumentHtmlDefinitionOriginal: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "documentId": zod.string().optional(),
    "documentIdGuid": formats.guid.optional(),
    "htmlDefinition": DocumentHtmlDefinition.optional()
}));
