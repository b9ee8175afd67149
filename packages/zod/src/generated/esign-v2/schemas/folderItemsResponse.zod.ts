/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderItem } from './folderItem.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['folderItemsResponse'];
export const folderItemsResponseStartPositionRegExp = new RegExp('^\\d+$');
export const folderItemsResponseEndPositionRegExp = new RegExp('^\\d+$');
export const folderItemsResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const folderItemsResponseTotalSetSizeRegExp = new RegExp('^\\d+$');
export const FolderItemsResponse: zod.ZodType<Type, Type> = zod.object({
    "folderItems": zod.array(FolderItem).optional(),
    "startPosition": zod.stringFormat('integer-string', folderItemsResponseStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', folderItemsResponseEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', folderItemsResponseResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', folderItemsResponseTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
