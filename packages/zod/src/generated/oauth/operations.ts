// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    OAuth_authorize: () => import('./oauth.js').then(all => ({
        query: all.OAuthAuthorizeQueryParams,
        responses: { 400: all.OAuthAuthorize400Response, 404: all.OAuthAuthorize404Response, 405: all.OAuthAuthorize405Response, 429: all.OAuthAuthorize429Response, 500: all.OAuthAuthorize500Response }
    })),
    OAuth_token: () => import('./oauth.js').then(all => ({
        responses: { 200: all.OAuthToken200Response, 400: all.OAuthToken400Response, 404: all.OAuthToken404Response, 405: all.OAuthToken405Response, 429: all.OAuthToken429Response, 500: all.OAuthToken500Response }
    })),
    OAuth_userInfo: () => import('./oauth.js').then(all => ({
        responses: { 200: all.OAuthUserInfo200Response, 400: all.OAuthUserInfo400Response, 401: all.OAuthUserInfo401Response, 404: all.OAuthUserInfo404Response, 405: all.OAuthUserInfo405Response, 429: all.OAuthUserInfo429Response, 500: all.OAuthUserInfo500Response }
    }))
};

