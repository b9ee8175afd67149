/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipientSignatureProvider } from './bulkRecipientSignatureProvider.js';
import { BulkRecipientTabLabel } from './bulkRecipientTabLabel.js';
import { ErrorDetails } from './errorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkRecipient as Type } from '@countersign/types/esign-v2/schemas/bulkRecipient';
export const BulkRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessCode": zod.string().max(50).optional(),
    "email": zod.string().max(100).optional(),
    "errorDetails": zod.array(ErrorDetails).optional(),
    "identification": zod.enum(['KBA', 'Phone', 'SMS']).optional(),
    "name": zod.string().max(100).optional(),
    "note": zod.string().max(1000).optional(),
    "phoneNumber": zod.string().optional(),
    "recipientSignatureProviderInfo": zod.array(BulkRecipientSignatureProvider).optional(),
    "rowNumber": formats.integerString.optional(),
    "tabLabels": zod.array(BulkRecipientTabLabel).optional()
}));
