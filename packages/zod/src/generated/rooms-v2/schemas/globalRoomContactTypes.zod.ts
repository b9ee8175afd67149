/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoomContactType } from './roomContactType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalRoomContactTypes'];
export const GlobalRoomContactTypes: zod.ZodType<Type, Type> = zod.object({
    "roomContactTypes": zod.array(RoomContactType).optional()
});
