/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountIdentityInputOption } from './accountIdentityInputOption.js';
import { AccountIdentityVerificationStep } from './accountIdentityVerificationStep.js';
import { AccountSignatureProvider } from './accountSignatureProvider.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountIdentityVerificationWorkflow as Type } from '@countersign/types/esign-v2.1/schemas/accountIdentityVerificationWorkflow';
export const AccountIdentityVerificationWorkflow: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "defaultDescription": zod.string().optional(),
    "defaultName": zod.string().optional(),
    "inputOptions": zod.array(AccountIdentityInputOption).optional(),
    "signatureProvider": AccountSignatureProvider.optional(),
    "workflowId": formats.guid.optional(),
    "workflowResourceKey": zod.string().optional(),
    "displayOrder": formats.integerString2.optional(),
    "isDisabled": formats.booleanString.optional(),
    "ownerType": zod.string().optional(),
    "steps": zod.array(AccountIdentityVerificationStep).optional(),
    "workflowLabel": zod.string().optional()
}));
