/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeTemplate } from './envelopeTemplate.zod.js';
import { Folder } from './folder.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeTemplateResults'];
export const envelopeTemplateResultsStartPositionRegExp = new RegExp('^\\d+$');
export const envelopeTemplateResultsEndPositionRegExp = new RegExp('^\\d+$');
export const envelopeTemplateResultsResultSetSizeRegExp = new RegExp('^\\d+$');
export const envelopeTemplateResultsTotalSetSizeRegExp = new RegExp('^\\d+$');
export const EnvelopeTemplateResults: zod.ZodType<Type, Type> = zod.object({
    "envelopeTemplates": zod.array(EnvelopeTemplate).optional(),
    "folders": zod.array(Folder).optional(),
    "startPosition": zod.stringFormat('integer-string', envelopeTemplateResultsStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', envelopeTemplateResultsEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', envelopeTemplateResultsResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', envelopeTemplateResultsTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
