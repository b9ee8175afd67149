// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './user-import.js';
export * from './schemas/bulkUserImportUpload.zod.js';
export * from './schemas/errorDetails.zod.js';
export * from './schemas/importErrorType.zod.js';
export * from './schemas/organizationImportResponse.zod.js';
export * from './schemas/organizationImportResponseErrorRollup.zod.js';
export * from './schemas/organizationImportResponseRequestor.zod.js';
export * from './schemas/organizationImportResponseWarningRollup.zod.js';

