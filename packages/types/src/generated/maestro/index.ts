// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type * from './schemas/CancelWorkflowInstanceResponse.js';
export type * from './schemas/Error.js';
export type * from './schemas/ResourceMetadata.js';
export type * from './schemas/ResponseMetadata.js';
export type * from './schemas/TriggerHttpConfig.js';
export type * from './schemas/TriggerInputField.js';
export type * from './schemas/TriggerWorkflow.js';
export type * from './schemas/Workflow.js';
export type * from './schemas/WorkflowInstance.js';
export type * from './schemas/WorkflowInstanceCollection.js';
export type * from './schemas/WorkflowInstanceCreationState.js';
export type * from './schemas/WorkflowInstanceCreationStateResponse.js';
export type * from './schemas/WorkflowInstanceInfo.js';
export type * from './schemas/WorkflowInstanceMetadata.js';
export type * from './schemas/WorkflowListResponse.js';
export type * from './schemas/WorkflowTriggerRequirements.js';
export type * from './workflow-instance-management.js';
export type * from './workflows.js';
export type * from './error-code.js';
