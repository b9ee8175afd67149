/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PermissionProfile } from './permissionProfile.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PermissionProfileInformation as Type } from '@countersign/types/esign-v2.1/schemas/permissionProfileInformation';
export const PermissionProfileInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "permissionProfiles": zod.array(PermissionProfile).optional()
}));
