/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountIdentityVerificationResponse as Type } from '@countersign/types/esign-v2.1/schemas/accountIdentityVerificationResponse';
export const AccountIdentityVerificationResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "identityVerification": zod.array(AccountIdentityVerificationWorkflow).optional()
}));
