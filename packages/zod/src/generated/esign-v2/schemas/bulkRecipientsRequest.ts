/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkRecipientsRequest as Type } from '@countersign/types/esign-v2/schemas/bulkRecipientsRequest';
export const BulkRecipientsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkRecipients": zod.array(BulkRecipient)
}));
