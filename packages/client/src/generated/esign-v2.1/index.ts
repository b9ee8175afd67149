// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './accounts.js';
export * from './connect-configurations.js';
export * from './envelope-documents.js';
export * from './envelope-locks.js';
export * from './envelopes.js';

