/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['delegationInfo'];
export const delegationInfoUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const delegationInfoUserIdRegExpOne = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const DelegationInfo: zod.ZodType<Type, Type> = zod.object({
    "Email": zod.string().optional(),
    "Name": zod.string().optional(),
    "UserAuthorizationId": zod.string().optional(),
    "UserId": zod.stringFormat('guid', delegationInfoUserIdRegExp).optional(),
    "email": zod.string().optional(),
    "name": zod.string().optional(),
    "userAuthorizationId": zod.string().optional(),
    "userId": zod.stringFormat('guid', delegationInfoUserIdRegExpOne).optional()
});
