/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateMatch'];
export const templateMatchDocumentEndPageRegExp = new RegExp('^\\d+$');
export const templateMatchDocumentStartPageRegExp = new RegExp('^\\d+$');
export const templateMatchMatchPercentageRegExp = new RegExp('^\\d+$');
export const TemplateMatch: zod.ZodType<Type, Type> = zod.object({
    "documentEndPage": zod.stringFormat('integer-string', templateMatchDocumentEndPageRegExp).optional(),
    "documentStartPage": zod.stringFormat('integer-string', templateMatchDocumentStartPageRegExp).optional(),
    "matchPercentage": zod.stringFormat('integer-string', templateMatchMatchPercentageRegExp).optional()
});
