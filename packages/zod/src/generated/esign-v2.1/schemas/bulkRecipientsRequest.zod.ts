/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkRecipientsRequest'];
export const BulkRecipientsRequest: zod.ZodType<Type, Type> = zod.object({
    "bulkRecipients": zod.array(BulkRecipient)
});
