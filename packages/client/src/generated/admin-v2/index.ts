// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './account-cloning.js';
export * from './account-creation.js';
export * from './account-export.js';
export * from './account-settings-import.js';
export * from './connect.js';
export * from './data-deletion.js';
export * from './e-sign-user-management.js';
export * from './identity-providers.js';
export * from './multi-product-user-management.js';
export * from './organization.js';
export * from './reserved-domains.js';
export * from './single-account-user-import.js';
export * from './user-export.js';
export * from './user-import.js';
export * from './users.js';

