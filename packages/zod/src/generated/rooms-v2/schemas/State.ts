/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { State as Type } from '@countersign/types/rooms-v2/schemas/State';
export const State: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "stateId": zod.string().optional(),
    "name": zod.string().optional()
}));
