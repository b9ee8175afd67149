/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserForUpdate as Type } from '@countersign/types/rooms-v2/schemas/UserForUpdate';
export const UserForUpdate: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "defaultOfficeId": zod.int().min(1)
}));
