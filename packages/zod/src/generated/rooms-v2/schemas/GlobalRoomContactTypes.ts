/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomContactType } from './RoomContactType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalRoomContactTypes as Type } from '@countersign/types/rooms-v2/schemas/GlobalRoomContactTypes';
export const GlobalRoomContactTypes: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roomContactTypes": zod.array(RoomContactType).optional()
}));
