/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailArchive } from './bccEmailArchive.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bccEmailArchiveList'];
export const bccEmailArchiveListStartPositionRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveListEndPositionRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveListResultSetSizeRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const BccEmailArchiveList: zod.ZodType<Type, Type> = zod.object({
    "bccEmailArchives": zod.array(BccEmailArchive).optional(),
    "startPosition": zod.stringFormat('integer-string', bccEmailArchiveListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', bccEmailArchiveListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', bccEmailArchiveListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', bccEmailArchiveListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
