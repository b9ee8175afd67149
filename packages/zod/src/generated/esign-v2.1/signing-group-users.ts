/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { SigningGroupUsers } from './schemas/signingGroupUsers.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/signing-group-users';
export const SigningGroupUsersListParams: ObjectSchema<types.SigningGroupUsersListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupUsersList200Response: zod.ZodType<zod.output<typeof SigningGroupUsers>, unknown> = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdateParams: ObjectSchema<types.SigningGroupUsersUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupUsersUpdateBody = SigningGroupUsers;
export const SigningGroupUsersUpdate200Response: zod.ZodType<zod.output<typeof SigningGroupUsers>, unknown> = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDeleteParams: ObjectSchema<types.SigningGroupUsersDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "signingGroupId": zod.string()
}));
export const SigningGroupUsersDeleteBody = SigningGroupUsers;
export const SigningGroupUsersDelete200Response: zod.ZodType<zod.output<typeof SigningGroupUsers>, unknown> = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
