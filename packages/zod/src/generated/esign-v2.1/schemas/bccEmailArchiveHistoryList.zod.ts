/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailArchiveHistory } from './bccEmailArchiveHistory.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bccEmailArchiveHistoryList'];
export const bccEmailArchiveHistoryListStartPositionRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveHistoryListEndPositionRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveHistoryListResultSetSizeRegExp = new RegExp('^\\d+$');
export const bccEmailArchiveHistoryListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const BccEmailArchiveHistoryList: zod.ZodType<Type, Type> = zod.object({
    "bccEmailArchiveHistory": zod.array(BccEmailArchiveHistory).optional(),
    "startPosition": zod.stringFormat('integer-string', bccEmailArchiveHistoryListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', bccEmailArchiveHistoryListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', bccEmailArchiveHistoryListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', bccEmailArchiveHistoryListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
