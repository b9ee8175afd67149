/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ESignAccountRoleSettings } from './ESignAccountRoleSettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ESignPermissionProfile as Type } from '@countersign/types/rooms-v2/schemas/ESignPermissionProfile';
export const ESignPermissionProfile: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "eSignPermissionProfileId": zod.string().optional(),
    "name": zod.string().optional(),
    "settings": ESignAccountRoleSettings.optional()
}));
