/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Page } from './page.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['pageImages'];
export const pageImagesStartPositionRegExp = new RegExp('^\\d+$');
export const pageImagesEndPositionRegExp = new RegExp('^\\d+$');
export const pageImagesResultSetSizeRegExp = new RegExp('^\\d+$');
export const pageImagesTotalSetSizeRegExp = new RegExp('^\\d+$');
export const PageImages: zod.ZodType<Type, Type> = zod.object({
    "pages": zod.array(Page).optional(),
    "startPosition": zod.stringFormat('integer-string', pageImagesStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', pageImagesEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', pageImagesResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', pageImagesTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
