/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ESignPermissionProfile } from './ESignPermissionProfile.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ESignPermissionProfileList as Type } from '@countersign/types/rooms-v2/schemas/ESignPermissionProfileList';
export const ESignPermissionProfileList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "permissionProfiles": zod.array(ESignPermissionProfile).optional()
}));
