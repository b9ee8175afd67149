// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './services.js';
export * from './schemas/errorDetails.zod.js';
export * from './schemas/serviceInformation.zod.js';
export * from './schemas/serviceVersion.zod.js';

