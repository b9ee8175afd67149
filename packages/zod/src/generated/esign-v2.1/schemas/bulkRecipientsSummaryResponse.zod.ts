/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.zod.js';
import { ErrorDetails } from './errorDetails.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkRecipientsSummaryResponse'];
export const bulkRecipientsSummaryResponseBulkRecipientsCountRegExp = new RegExp('^\\d+$');
export const BulkRecipientsSummaryResponse: zod.ZodType<Type, Type> = zod.object({
    "bulkRecipients": zod.array(BulkRecipient).optional(),
    "bulkRecipientsCount": zod.stringFormat('integer-string', bulkRecipientsSummaryResponseBulkRecipientsCountRegExp).optional(),
    "bulkRecipientsUri": zod.string().optional(),
    "errorDetails": zod.array(ErrorDetails).optional()
});
