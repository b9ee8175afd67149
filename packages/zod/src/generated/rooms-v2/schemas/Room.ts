/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FieldData } from './FieldData.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Room as Type } from '@countersign/types/rooms-v2/schemas/Room';
export const Room: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roomId": zod.int().optional(),
    "name": zod.string().optional(),
    "officeId": zod.int().optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "submittedForReviewDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "closedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "rejectedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "createdByUserId": zod.int().optional(),
    "rejectedByUserId": zod.int().optional(),
    "closedStatusId": zod.enum(['', 'sold', 'dup', 'escrcncl', 'inspctn', 'exp', 'lostbuy', 'lost', 'list', 'newlist', 'offrrjct', 'pend', 'lstcanc', 'lstleave', 'sellwtdw', 'nofin', 'disciss', 'appiss', 'mtgiss', 'zoniss', 'attiss', 'proplsd', 'tenlease']).optional(),
    "fieldDataLastUpdatedDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "companyId": zod.int().optional(),
    "roomOwnerIds": zod.array(zod.int()).optional(),
    "fieldData": FieldData.optional()
}));
