/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopy } from './bulkSendingCopy.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendingList as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingList';
export const BulkSendingList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkCopies": zod.array(BulkSendingCopy).optional(),
    "listId": formats.guid.optional(),
    "name": zod.string().optional()
}));
