/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountIdentityVerificationResponse } from './schemas/accountIdentityVerificationResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/identity-verifications';
export const IdentityVerificationsListParams: ObjectSchema<types.IdentityVerificationsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const IdentityVerificationsListQueryParams: ObjectSchema<types.IdentityVerificationsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "identity_verification_workflow_status": zod.string().optional()
}));
export const IdentityVerificationsList200Response: zod.ZodType<zod.output<typeof AccountIdentityVerificationResponse>, unknown> = /* @__PURE__ */ lenientResponse(AccountIdentityVerificationResponse);
export const IdentityVerificationsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
