/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomSummary'];
export const RoomSummary: zod.ZodType<Type, Type> = zod.object({
    "roomId": zod.int().optional(),
    "name": zod.string().optional(),
    "officeId": zod.int().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "submittedForReviewDate": zod.iso.datetime({ "offset": true }).optional(),
    "closedDate": zod.iso.datetime({ "offset": true }).optional(),
    "rejectedDate": zod.iso.datetime({ "offset": true }).optional(),
    "createdByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "closedStatusId": zod.enum(['sold', 'dup', 'escrcncl', 'inspctn', 'exp', 'lostbuy', 'list', 'newlist', 'offrrjct', 'pend', 'lstcanc', 'lstleave', 'sellwtdw', 'nofin', 'disciss', 'appiss', 'mtgiss', 'zoniss', 'attiss', 'proplsd', 'tenlease']).optional(),
    "fieldDataLastUpdatedDate": zod.iso.datetime({ "offset": true }).optional()
});
