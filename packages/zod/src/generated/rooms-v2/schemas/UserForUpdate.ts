/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserForUpdate as Type } from '@countersign/types/rooms-v2/schemas/UserForUpdate';
export const UserForUpdate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "defaultOfficeId": zod.int().min(1)
}));
