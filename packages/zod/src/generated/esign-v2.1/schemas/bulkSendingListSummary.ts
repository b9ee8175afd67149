/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendingListSummary as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingListSummary';
export const BulkSendingListSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkSendListId": formats.guid.optional(),
    "createdByUser": zod.string().optional(),
    "createdDate": formats.dateTime.optional(),
    "name": zod.string().optional()
}));
