/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FieldData } from './FieldData.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Room as Type } from '@countersign/types/rooms-v2/schemas/Room';
export const Room: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "roomId": zod.int().optional(),
    "name": zod.string().optional(),
    "officeId": zod.int().optional(),
    "createdDate": formats.dateTime.optional(),
    "submittedForReviewDate": formats.dateTime.optional(),
    "closedDate": formats.dateTime.optional(),
    "rejectedDate": formats.dateTime.optional(),
    "createdByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "closedStatusId": zod.enum(['sold', 'dup', 'escrcncl', 'inspctn', 'exp', 'lostbuy', 'lost', 'list', 'newlist', 'offrrjct', 'pend', 'lstcanc', 'lstleave', 'sellwtdw', 'nofin', 'disciss', 'appiss', 'mtgiss', 'zoniss', 'attiss', 'proplsd', 'tenlease']).optional(),
    "fieldDataLastUpdatedDate": formats.dateTime.optional(),
    "companyId": zod.int().optional(),
    "roomOwnerIds": zod.array(zod.int()).optional(),
    "fieldData": FieldData.optional()
}));
