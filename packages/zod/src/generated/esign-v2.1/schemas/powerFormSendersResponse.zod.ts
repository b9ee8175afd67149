/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormSendersResponse'];
export const powerFormSendersResponseStartPositionMin = 0;
export const powerFormSendersResponseEndPositionMin = 0;
export const powerFormSendersResponseResultSetSizeMin = 0;
export const powerFormSendersResponseTotalSetSizeMin = 0;
export const PowerFormSendersResponse: zod.ZodType<Type, Type> = zod.object({
    "powerFormSenders": zod.array(UserInfo).optional(),
    "startPosition": zod.int().min(powerFormSendersResponseStartPositionMin).optional(),
    "endPosition": zod.int().min(powerFormSendersResponseEndPositionMin).optional(),
    "resultSetSize": zod.int().min(powerFormSendersResponseResultSetSizeMin).optional(),
    "totalSetSize": zod.int().min(powerFormSendersResponseTotalSetSizeMin).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
