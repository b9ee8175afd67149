/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyCustomField } from './bulkSendingCopyCustomField.zod.js';
import { BulksendingCopyDocGenFormField } from './bulksendingCopyDocGenFormField.zod.js';
import { BulkSendingCopyPrefillTab } from './bulkSendingCopyPrefillTab.zod.js';
import { BulkSendingCopyRecipient } from './bulkSendingCopyRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingCopy'];
export const bulkSendingCopyEmailBlurbMax = 10000;
export const bulkSendingCopyEmailSubjectMax = 100;
export const BulkSendingCopy: zod.ZodType<Type, Type> = zod.object({
    "customFields": zod.array(BulkSendingCopyCustomField).optional(),
    "emailBlurb": zod.string().max(bulkSendingCopyEmailBlurbMax).optional(),
    "emailSubject": zod.string().max(bulkSendingCopyEmailSubjectMax).optional(),
    "recipients": zod.array(BulkSendingCopyRecipient).optional(),
    "docGenFormFields": zod.array(BulksendingCopyDocGenFormField).optional(),
    "prefillTabs": zod.array(BulkSendingCopyPrefillTab).optional()
});
