/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClosingStatus as Type } from '@countersign/types/rooms-v2/schemas/ClosingStatus';
export const ClosingStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "closingStatusId": zod.string().optional(),
    "name": zod.string().optional()
}));
