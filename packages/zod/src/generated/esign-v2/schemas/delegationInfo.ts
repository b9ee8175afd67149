/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DelegationInfo as Type } from '@countersign/types/esign-v2/schemas/delegationInfo';
export const DelegationInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "Email": zod.string().optional(),
    "Name": zod.string().optional(),
    "UserAuthorizationId": zod.string().optional(),
    "UserId": formats.guid.optional(),
    "email": zod.string().optional(),
    "name": zod.string().optional(),
    "userAuthorizationId": zod.string().optional(),
    "userId": formats.guid.optional()
}));
