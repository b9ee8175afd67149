// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './account-export.js';
export * from './multi-product-user-management.js';
export * from './user-export.js';
export * from './user-import.js';
export * from './users.js';

