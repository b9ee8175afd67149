/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinitionOriginal } from './documentHtmlDefinitionOriginal.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentHtmlDefinitionOriginals as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDefinitionOriginals';
export const DocumentHtmlDefinitionOriginals: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "htmlDefinitions": zod.array(DocumentHtmlDefinitionOriginal).optional()
}));
