/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountIdentityVerificationResponse'];
export const AccountIdentityVerificationResponse: zod.ZodType<Type, Type> = zod.object({
    "identityVerification": zod.array(AccountIdentityVerificationWorkflow).optional()
});
