/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.js';
import { ErrorDetails } from './errorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkRecipientsSummaryResponse as Type } from '@countersign/types/esign-v2/schemas/bulkRecipientsSummaryResponse';
export const BulkRecipientsSummaryResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkRecipients": zod.array(BulkRecipient).optional(),
    "bulkRecipientsCount": formats.integerString.optional(),
    "bulkRecipientsUri": zod.string().optional(),
    "errorDetails": zod.array(ErrorDetails).optional()
}));
