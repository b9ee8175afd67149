/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Credential } from './credential.js';
import { ExternalClaim } from './externalClaim.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { User as Type } from '@countersign/types/esign-v2.1/schemas/user';
export const User: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cellPhoneNumber": zod.string().optional(),
    "countryCode": zod.string().optional(),
    "credentials": zod.array(Credential).optional(),
    "displayName": zod.string().optional(),
    "email": zod.string().optional(),
    "externalClaims": zod.array(ExternalClaim).optional()
}));
