// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './global-lists.js';
export * from './roles.js';
export * from './rooms.js';

