/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  OauthError
} from './schemas/oauthError.zod.js';

import {
  TokenRequest
} from './schemas/tokenRequest.zod.js';

import {
  TokenResponse
} from './schemas/tokenResponse.zod.js';

import {
  UserInfo
} from './schemas/userInfo.zod.js';




export const oAuthAuthorizeQueryClientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const oAuthAuthorizeQueryCodeChallengeRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const OAuthAuthorizeQueryParams = zod.object({
  "response_type": zod.enum(['code']),
  "scope": zod.string().min(1),
  "client_id": zod.stringFormat('guid', oAuthAuthorizeQueryClientIdRegExp),
  "redirect_uri": zod.url(),
  "state": zod.string().optional(),
  "prompt": zod.enum(['login']).optional(),
  "login_hint": zod.string().optional(),
  "ui_locales": zod.string().optional(),
  "code_challenge": zod.string().regex(oAuthAuthorizeQueryCodeChallengeRegExp).optional(),
  "code_challenge_method": zod.enum(['S256', 's256']).optional(),
  "admin_consent_scope": zod.string().optional()
})

export const OAuthAuthorize302Response = zod.unknown()

export const OAuthAuthorize400Response = OauthError

export const OAuthAuthorize404Response = OauthError

export const OAuthAuthorize405Response = OauthError

export const OAuthAuthorize429Response = OauthError

export const OAuthAuthorize500Response = OauthError

export const OAuthTokenBody = TokenRequest

export const OAuthToken200Response = TokenResponse

export const OAuthToken400Response = OauthError

export const OAuthToken404Response = OauthError

export const OAuthToken405Response = OauthError

export const OAuthToken429Response = OauthError

export const OAuthToken500Response = OauthError

export const OAuthUserInfo200Response = UserInfo

export const OAuthUserInfo400Response = OauthError

export const OAuthUserInfo401Response = OauthError

export const OAuthUserInfo404Response = OauthError

export const OAuthUserInfo405Response = OauthError

export const OAuthUserInfo429Response = OauthError

export const OAuthUserInfo500Response = OauthError

