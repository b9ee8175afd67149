/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AuthenticationMethod as Type } from '@countersign/types/esign-v2.1/schemas/authenticationMethod';
export const AuthenticationMethod: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authenticationType": zod.enum(['PhoneAuth', 'STAN', 'ISCheck', 'OFAC', 'AccessCode', 'AgeVerify', 'SSOAuth']).optional(),
    "lastProvider": zod.string().optional(),
    "lastTimestamp": formats.dateTime.optional(),
    "totalCount": formats.integerString.optional()
}));
