/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountIdentityInputOption } from './accountIdentityInputOption.zod.js';
import { AccountIdentityVerificationStep } from './accountIdentityVerificationStep.zod.js';
import { AccountSignatureProvider } from './accountSignatureProvider.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountIdentityVerificationWorkflow'];
export const accountIdentityVerificationWorkflowWorkflowIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const accountIdentityVerificationWorkflowDisplayOrderRegExp = new RegExp('^-?\\d+$');
export const AccountIdentityVerificationWorkflow: zod.ZodType<Type, Type> = zod.object({
    "defaultDescription": zod.string().optional(),
    "defaultName": zod.string().optional(),
    "inputOptions": zod.array(AccountIdentityInputOption).optional(),
    "signatureProvider": AccountSignatureProvider.optional(),
    "workflowId": zod.stringFormat('guid', accountIdentityVerificationWorkflowWorkflowIdRegExp).optional(),
    "workflowResourceKey": zod.string().optional(),
    "displayOrder": zod.stringFormat('integer-string', accountIdentityVerificationWorkflowDisplayOrderRegExp).optional(),
    "isDisabled": zod.enum(['true', 'false']).optional(),
    "ownerType": zod.string().optional(),
    "steps": zod.array(AccountIdentityVerificationStep).optional(),
    "workflowLabel": zod.string().optional()
});
