/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['integratedUserInfoList'];
export const integratedUserInfoListStartPositionRegExp = new RegExp('^\\d+$');
export const integratedUserInfoListEndPositionRegExp = new RegExp('^\\d+$');
export const integratedUserInfoListResultSetSizeRegExp = new RegExp('^\\d+$');
export const integratedUserInfoListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const IntegratedUserInfoList: zod.ZodType<Type, Type> = zod.object({
    "allUsersSelected": zod.enum(['true', 'false']).optional(),
    "users": zod.array(UserInfo).optional(),
    "startPosition": zod.stringFormat('integer-string', integratedUserInfoListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', integratedUserInfoListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', integratedUserInfoListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', integratedUserInfoListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
