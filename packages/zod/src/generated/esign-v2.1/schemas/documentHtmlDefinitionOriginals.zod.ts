/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentHtmlDefinitionOriginal } from './documentHtmlDefinitionOriginal.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['documentHtmlDefinitionOriginals'];
export const DocumentHtmlDefinitionOriginals: zod.ZodType<Type, Type> = zod.object({
    "htmlDefinitions": zod.array(DocumentHtmlDefinitionOriginal).optional()
});
