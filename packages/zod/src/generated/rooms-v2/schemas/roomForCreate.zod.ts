/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FieldDataForCreate } from './fieldDataForCreate.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomForCreate'];
export const RoomForCreate: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string(),
    "roleId": zod.int().min(1),
    "transactionSideId": zod.enum(['buy', 'sell', 'listbuy', 'refi']).optional(),
    "ownerId": zod.int().min(1).optional(),
    "templateId": zod.int().min(1).optional(),
    "officeId": zod.int().min(1).optional(),
    "fieldData": FieldDataForCreate.optional(),
    "listingSource": zod.enum(['PublicRecords', 'MLS']).optional()
});
