// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './accounts.js';
export * from './documents.js';
export * from './esign-permission-profiles.js';
export * from './external-form-fill-sessions.js';
export * from './fields.js';
export * from './form-details.js';
export * from './form-groups.js';
export * from './form-libraries.js';
export * from './form-providers.js';
export * from './global-lists.js';
export * from './nrds.js';
export * from './offices.js';
export * from './regions.js';
export * from './roles.js';
export * from './room-folders.js';
export * from './room-templates.js';
export * from './rooms.js';
export * from './task-list-templates.js';
export * from './task-lists.js';
export * from './users.js';

