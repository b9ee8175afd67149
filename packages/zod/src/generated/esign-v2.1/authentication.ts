/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { LoginInformation } from './schemas/loginInformation.js';
import { OauthAccess } from './schemas/oauthAccess.js';
import { OauthErr } from './schemas/oauthErr.js';
import { PasswordGrant } from './schemas/passwordGrant.js';
import { SocialAccountInformation } from './schemas/socialAccountInformation.js';
import { TokenToRevoke } from './schemas/tokenToRevoke.js';
import { UserPasswordInformation } from './schemas/userPasswordInformation.js';
import { UserSocialIdResult } from './schemas/userSocialIdResult.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/authentication';
export const AuthenticationListSocialLoginsParams: ObjectSchema<types.AuthenticationListSocialLoginsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AuthenticationListSocialLogins200Response: zod.ZodType<zod.output<typeof UserSocialIdResult>, unknown> = /* @__PURE__ */ lenientResponse(UserSocialIdResult);
export const AuthenticationListSocialLogins400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLoginParams: ObjectSchema<types.AuthenticationUpdateSocialLoginParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AuthenticationUpdateSocialLoginBody = SocialAccountInformation;
export const AuthenticationUpdateSocialLogin200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationUpdateSocialLogin400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLoginParams: ObjectSchema<types.AuthenticationDeleteSocialLoginParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const AuthenticationDeleteSocialLoginBody = SocialAccountInformation;
export const AuthenticationDeleteSocialLogin200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationDeleteSocialLogin400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLoginQueryParams: ObjectSchema<types.AuthenticationLoginQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "api_password": formats.booleanString.optional(),
    "embed_account_id_guid": formats.booleanString.optional(),
    "include_account_id_guid": formats.booleanString.optional(),
    "login_settings": zod.enum(['all', 'none']).optional()
}));
export const AuthenticationLogin200Response: zod.ZodType<zod.output<typeof LoginInformation>, unknown> = /* @__PURE__ */ lenientResponse(LoginInformation);
export const AuthenticationLogin400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePasswordParams: ObjectSchema<types.AuthenticationUpdatePasswordParams> = /* @__PURE__ */ fastObject(() => ({
    "loginPart": zod.enum(['password'])
}));
export const AuthenticationUpdatePasswordBody = UserPasswordInformation;
export const AuthenticationUpdatePassword200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationUpdatePassword400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthTokenBody = PasswordGrant;
export const AuthenticationGetOAuthToken200Response: zod.ZodType<zod.output<typeof OauthAccess>, unknown> = /* @__PURE__ */ lenientResponse(OauthAccess);
export const AuthenticationGetOAuthToken400Response: zod.ZodType<zod.output<typeof OauthErr>, unknown> = /* @__PURE__ */ lenientResponse(OauthErr);
export const AuthenticationGetOAuthToken404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthTokenBody = TokenToRevoke;
export const AuthenticationRevokeOAuthToken200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationRevokeOAuthToken400Response: zod.ZodType<zod.output<typeof OauthErr>, unknown> = /* @__PURE__ */ lenientResponse(OauthErr);
export const AuthenticationRevokeOAuthToken404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
