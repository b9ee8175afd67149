/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OauthError } from './schemas/oauthError.js';
import { TokenRequest } from './schemas/tokenRequest.js';
import { TokenResponse } from './schemas/tokenResponse.js';
import { UserInfo } from './schemas/userInfo.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/oauth/oauth';
export const OAuthAuthorizeQueryParams: ObjectSchema<types.OAuthAuthorizeQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "response_type": zod.enum(['code', 'token']),
    "scope": zod.string().min(1),
    "client_id": formats.guid,
    "redirect_uri": zod.url(),
    "state": zod.string().optional(),
    "prompt": zod.enum(['login']).optional(),
    "login_hint": zod.string().optional(),
    "ui_locales": zod.string().optional(),
    "code_challenge": zod.string().regex(/^[A-Za-z0-9_-]{43}$/).optional(),
    "code_challenge_method": zod.enum(['S256', 's256']).optional(),
    "admin_consent_scope": zod.string().optional()
}));
export const OAuthAuthorize302Response = /* @__PURE__ */ zod.unknown();
export const OAuthAuthorize400Response = OauthError;
export const OAuthAuthorize404Response = OauthError;
export const OAuthAuthorize405Response = OauthError;
export const OAuthAuthorize429Response = OauthError;
export const OAuthAuthorize500Response = OauthError;
export const OAuthTokenBody = TokenRequest;
export const OAuthToken200Response = TokenResponse;
export const OAuthToken400Response = OauthError;
export const OAuthToken404Response = OauthError;
export const OAuthToken405Response = OauthError;
export const OAuthToken429Response = OauthError;
export const OAuthToken500Response = OauthError;
export const OAuthUserInfo200Response = UserInfo;
export const OAuthUserInfo400Response = OauthError;
export const OAuthUserInfo401Response = OauthError;
export const OAuthUserInfo404Response = OauthError;
export const OAuthUserInfo405Response = OauthError;
export const OAuthUserInfo429Response = OauthError;
export const OAuthUserInfo500Response = OauthError;
