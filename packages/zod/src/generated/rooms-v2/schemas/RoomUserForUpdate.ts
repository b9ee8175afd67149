/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomUserForUpdate as Type } from '@countersign/types/rooms-v2/schemas/RoomUserForUpdate';
export const RoomUserForUpdate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roleId": zod.int().min(1).optional(),
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional()
}));
