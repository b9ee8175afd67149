// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './workspace-brands.js';
export * from './workspace-documents.js';
export * from './workspace-upload-request.js';
export * from './workspace-users.js';
export * from './workspaces.js';

