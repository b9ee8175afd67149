/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import { RecipientIdentityInputOption } from './recipientIdentityInputOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientIdentityVerification as Type } from '@countersign/types/esign-v2/schemas/recipientIdentityVerification';
export const RecipientIdentityVerification: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "inputOptions": zod.array(RecipientIdentityInputOption).optional(),
    "workflowId": zod.string().optional(),
    "workflowIdMetadata": PropertyMetadata.optional(),
    "workflowLabel": zod.string().optional()
}));
