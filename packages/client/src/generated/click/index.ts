// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './clickwrap-versions.js';
export * from './clickwraps.js';
export * from './service-information.js';
export * from './user-agreements.js';

