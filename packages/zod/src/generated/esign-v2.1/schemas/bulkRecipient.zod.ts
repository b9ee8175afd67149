/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipientSignatureProvider } from './bulkRecipientSignatureProvider.zod.js';
import { BulkRecipientTabLabel } from './bulkRecipientTabLabel.zod.js';
import { ErrorDetails } from './errorDetails.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkRecipient'];
export const bulkRecipientAccessCodeMax = 50;
export const bulkRecipientEmailMax = 100;
export const bulkRecipientNameMax = 100;
export const bulkRecipientNoteMax = 1000;
export const bulkRecipientRowNumberRegExp = new RegExp('^\\d+$');
export const BulkRecipient: zod.ZodType<Type, Type> = zod.object({
    "accessCode": zod.string().max(bulkRecipientAccessCodeMax).optional(),
    "email": zod.string().max(bulkRecipientEmailMax).optional(),
    "errorDetails": zod.array(ErrorDetails).optional(),
    "identification": zod.enum(['KBA', 'Phone', 'SMS']).optional(),
    "name": zod.string().max(bulkRecipientNameMax).optional(),
    "note": zod.string().max(bulkRecipientNoteMax).optional(),
    "phoneNumber": zod.string().optional(),
    "recipientSignatureProviderInfo": zod.array(BulkRecipientSignatureProvider).optional(),
    "rowNumber": zod.stringFormat('integer-string', bulkRecipientRowNumberRegExp).optional(),
    "tabLabels": zod.array(BulkRecipientTabLabel).optional()
});
