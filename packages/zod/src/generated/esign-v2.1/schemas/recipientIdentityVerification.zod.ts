/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import { RecipientIdentityInputOption } from './recipientIdentityInputOption.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientIdentityVerification'];
export const RecipientIdentityVerification: zod.ZodType<Type, Type> = zod.object({
    "inputOptions": zod.array(RecipientIdentityInputOption).optional(),
    "workflowId": zod.string().optional(),
    "workflowIdMetadata": PropertyMetadata.optional(),
    "workflowLabel": zod.string().optional()
});
