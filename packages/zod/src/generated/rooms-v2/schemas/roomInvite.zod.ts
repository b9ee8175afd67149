/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomInvite'];
export const RoomInvite: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "roleId": zod.int().min(1),
    "transactionSideId": zod.string().optional()
});
