/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderItemV2 } from './folderItemV2.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['folderItemResponse'];
export const folderItemResponseEndPositionRegExp = new RegExp('^\\d+$');
export const folderItemResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const folderItemResponseStartPositionRegExp = new RegExp('^\\d+$');
export const folderItemResponseTotalRowsRegExp = new RegExp('^\\d+$');
export const FolderItemResponse: zod.ZodType<Type, Type> = zod.object({
    "endPosition": zod.stringFormat('integer-string', folderItemResponseEndPositionRegExp).optional(),
    "folderItems": zod.array(FolderItemV2).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "resultSetSize": zod.stringFormat('integer-string', folderItemResponseResultSetSizeRegExp).optional(),
    "startPosition": zod.stringFormat('integer-string', folderItemResponseStartPositionRegExp).optional(),
    "totalRows": zod.stringFormat('integer-string', folderItemResponseTotalRowsRegExp).optional()
});
