// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './oauth.js';
export * from './schemas/link.js';
export * from './schemas/oauthError.js';
export * from './schemas/tokenRequest.js';
export * from './schemas/tokenResponse.js';
export * from './schemas/userInfo.js';
export * from './schemas/userInfoAccount.js';
export * from './schemas/userInfoOrganization.js';

