/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomSummary } from './RoomSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomSummaryList as Type } from '@countersign/types/rooms-v2/schemas/RoomSummaryList';
export const RoomSummaryList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "rooms": zod.array(RoomSummary).optional(),
    "resultSetSize": zod.int().min(0).optional(),
    "startPosition": zod.int().min(0).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(0).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
}));
