// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import type * as types from '@countersign/types/oauth';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const stringField = /* @__PURE__ */ zod.string();
const urlField = /* @__PURE__ */ zod.url();
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
export const Link: MiniObject<types.Link> = /* @__PURE__ */ miniObject(() => ({
    "rel": zod.string(),
    "href": zod.url()
}));
export const OauthError: MiniObject<types.OauthError> = /* @__PURE__ */ miniObject(() => ({
    "error": stringField,
    "error_description": optionalStringField
}));
export const TokenRequest: MiniObject<types.TokenRequest> = /* @__PURE__ */ miniObject(() => ({
    "grant_type": zod.enum(['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:jwt-bearer']),
    "code": optionalStringField,
    "refresh_token": optionalStringField,
    "assertion": optionalStringField,
    "client_id": zod.optional(guid),
    "client_secret": optionalStringField,
    "code_verifier": zod.optional(stringField.check(zod.minLength(43)).check(zod.maxLength(128)).check(zod.regex(/^[A-Za-z0-9._~-]+$/)))
}));
export const TokenResponse: MiniObject<types.TokenResponse> = /* @__PURE__ */ miniObject(() => ({
    "access_token": stringField,
    "token_type": stringField,
    "refresh_token": optionalStringField,
    "expires_in": zod.int().check(zod.gte(0)),
    "scope": optionalStringField
}));
export const UserInfo: MiniObject<types.UserInfo> = /* @__PURE__ */ miniObject(() => ({
    "sub": guid,
    "name": optionalStringField,
    "given_name": optionalStringField,
    "family_name": optionalStringField,
    "created": zod.optional(stringField.check(zod.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/))),
    "email": optionalStringField,
    "accounts": zod.array(UserInfoAccount)
}));
export const UserInfoAccount: MiniObject<types.UserInfoAccount> = /* @__PURE__ */ miniObject(() => ({
    "account_id": guid,
    "is_default": zod.boolean(),
    "account_name": stringField,
    "base_uri": urlField,
    "organization": zod.optional(UserInfoOrganization)
}));
export const UserInfoOrganization: MiniObject<types.UserInfoOrganization> = /* @__PURE__ */ miniObject(() => ({
    "organization_id": guid,
    "links": zod.array(Link)
}));
export const OAuthAuthorizeQueryParams: MiniObject<types.OAuthAuthorizeQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "response_type": zod.enum(['code', 'token']),
    "scope": stringField.check(zod.minLength(1)),
    "client_id": guid,
    "redirect_uri": urlField,
    "state": optionalStringField,
    "prompt": zod.optional(zod.enum(['login'])),
    "login_hint": optionalStringField,
    "ui_locales": optionalStringField,
    "code_challenge": zod.optional(stringField.check(zod.regex(/^[A-Za-z0-9_-]{43}$/))),
    "code_challenge_method": zod.optional(zod.enum(['S256', 's256'])),
    "admin_consent_scope": optionalStringField
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

