// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type * from './schemas/link.js';
export type * from './schemas/oauthError.js';
export type * from './schemas/tokenRequest.js';
export type * from './schemas/tokenResponse.js';
export type * from './schemas/userInfo.js';
export type * from './schemas/userInfoAccount.js';
export type * from './schemas/userInfoOrganization.js';
export type * from './oauth.js';
export type * from './error-code.js';
