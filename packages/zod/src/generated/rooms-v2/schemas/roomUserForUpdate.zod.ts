/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomUserForUpdate'];
export const RoomUserForUpdate: zod.ZodType<Type, Type> = zod.object({
    "roleId": zod.int().min(1).optional(),
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional()
});
