// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './accounts.js';
export * from './esign-permission-profiles.js';
export * from './fields.js';
export * from './global-lists.js';
export * from './nrds.js';
export * from './offices.js';
export * from './regions.js';
export * from './roles.js';
export * from './room-templates.js';
export * from './rooms.js';
export * from './task-lists.js';
export * from './users.js';

