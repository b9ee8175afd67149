// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './oauth.js';
export * from './schemas/link.zod.js';
export * from './schemas/oauthError.zod.js';
export * from './schemas/tokenRequest.zod.js';
export * from './schemas/tokenResponse.zod.js';
export * from './schemas/userInfo.zod.js';
export * from './schemas/userInfoAccount.zod.js';
export * from './schemas/userInfoOrganization.zod.js';

