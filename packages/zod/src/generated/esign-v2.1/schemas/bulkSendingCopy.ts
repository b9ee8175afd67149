/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyCustomField } from './bulkSendingCopyCustomField.js';
import { BulksendingCopyDocGenFormField } from './BulksendingCopyDocGenFormField.js';
import { BulkSendingCopyPrefillTab } from './BulkSendingCopyPrefillTab.js';
import { BulkSendingCopyRecipient } from './bulkSendingCopyRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendingCopy as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingCopy';
export const BulkSendingCopy: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "customFields": zod.array(BulkSendingCopyCustomField).optional(),
    "emailBlurb": zod.string().max(10000).optional(),
    "emailSubject": zod.string().max(100).optional(),
    "recipients": zod.array(BulkSendingCopyRecipient).optional(),
    "docGenFormFields": zod.array(BulksendingCopyDocGenFormField).optional(),
    "prefillTabs": zod.array(BulkSendingCopyPrefillTab).optional()
}));
