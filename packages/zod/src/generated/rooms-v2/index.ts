// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './global-lists.js';
export * from './roles.js';
export * from './rooms.js';
export * from './schemas/apiError.zod.js';
export * from './schemas/country.zod.js';
export * from './schemas/globalCountries.zod.js';
export * from './schemas/permissions.zod.js';
export * from './schemas/role.zod.js';
export * from './schemas/roleForCreate.zod.js';
export * from './schemas/roleForUpdate.zod.js';
export * from './schemas/roleSummary.zod.js';
export * from './schemas/roleSummaryList.zod.js';
export * from './schemas/roomDocument.zod.js';
export * from './schemas/roomDocumentOwner.zod.js';
export * from './schemas/roomDocumentUpload.zod.js';

