/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClassicAgentToInvite as Type } from '@countersign/types/rooms-v2/schemas/ClassicAgentToInvite';
export const ClassicAgentToInvite: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "eSignPermissionProfileId": zod.string(),
    "officeId": zod.int().min(1),
    "companyTypeId": zod.string().optional()
}));
