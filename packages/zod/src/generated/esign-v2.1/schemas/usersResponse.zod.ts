/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['usersResponse'];
export const usersResponseStartPositionRegExp = new RegExp('^\\d+$');
export const usersResponseEndPositionRegExp = new RegExp('^\\d+$');
export const usersResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const usersResponseTotalSetSizeRegExp = new RegExp('^\\d+$');
export const UsersResponse: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UserInfo).optional(),
    "startPosition": zod.stringFormat('integer-string', usersResponseStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', usersResponseEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', usersResponseResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', usersResponseTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
