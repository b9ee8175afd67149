/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FieldDataForCreate } from './FieldDataForCreate.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomForCreate as Type } from '@countersign/types/rooms-v2/schemas/RoomForCreate';
export const RoomForCreate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string(),
    "roleId": zod.int().min(1),
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional(),
    "ownerId": zod.int().min(1).optional(),
    "templateId": zod.int().min(1).optional(),
    "officeId": zod.int().min(1).optional(),
    "fieldData": FieldDataForCreate.optional(),
    "listingSource": zod.enum(['PublicRecords', 'MLS']).optional()
}));
