/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userInformationList'];
export const userInformationListStartPositionRegExp = new RegExp('^\\d+$');
export const userInformationListEndPositionRegExp = new RegExp('^\\d+$');
export const userInformationListResultSetSizeRegExp = new RegExp('^\\d+$');
export const userInformationListTotalSetSizeRegExp = new RegExp('^\\d+$');
export const UserInformationList: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UserInformation).optional(),
    "startPosition": zod.stringFormat('integer-string', userInformationListStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', userInformationListEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', userInformationListResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', userInformationListTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
