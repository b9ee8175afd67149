/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserDrilldownResponse } from './UserDrilldownResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UsersDrilldownResponse as Type } from '@countersign/types/admin-v2/schemas/UsersDrilldownResponse';
export const UsersDrilldownResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(UserDrilldownResponse).optional()
}));
