/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomUserSummary as Type } from '@countersign/types/rooms-v2/schemas/RoomUserSummary';
export const RoomUserSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userId": zod.int().optional(),
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional(),
    "roleId": zod.int().optional(),
    "titleId": zod.int().optional(),
    "companyName": zod.string().optional(),
    "roleName": zod.string().optional()
}));
