/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['authenticationMethod'];
export const authenticationMethodTotalCountRegExp = new RegExp('^\\d+$');
export const AuthenticationMethod: zod.ZodType<Type, Type> = zod.object({
    "authenticationType": zod.enum(['PhoneAuth', 'STAN', 'ISCheck', 'OFAC', 'AccessCode', 'AgeVerify', 'SSOAuth']).optional(),
    "lastProvider": zod.string().optional(),
    "lastTimestamp": zod.iso.datetime({ "offset": true }).optional(),
    "totalCount": zod.stringFormat('integer-string', authenticationMethodTotalCountRegExp).optional()
});
