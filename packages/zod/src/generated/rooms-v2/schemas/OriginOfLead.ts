/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OriginOfLead as Type } from '@countersign/types/rooms-v2/schemas/OriginOfLead';
export const OriginOfLead: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "originOfLeadId": zod.string().optional(),
    "name": zod.string().optional()
}));
