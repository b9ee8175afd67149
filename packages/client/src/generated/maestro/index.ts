// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './workflow-instance-management.js';
export * from './workflows.js';

