/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PermissionProfile } from './permissionProfile.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['permissionProfileInformation'];
export const PermissionProfileInformation: zod.ZodType<Type, Type> = zod.object({
    "permissionProfiles": zod.array(PermissionProfile).optional()
});
