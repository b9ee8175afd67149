// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './workflow-instance-management.js';
export * from './workflows.js';
export * from './schemas/CancelWorkflowInstanceResponse.js';
export * from './schemas/Error.js';
export * from './schemas/ResourceMetadata.js';
export * from './schemas/ResponseMetadata.js';
export * from './schemas/TriggerHttpConfig.js';
export * from './schemas/TriggerInputField.js';
export * from './schemas/TriggerWorkflow.js';
export * from './schemas/Workflow.js';
export * from './schemas/WorkflowInstance.js';
export * from './schemas/WorkflowInstanceCollection.js';
export * from './schemas/WorkflowInstanceCreationState.js';
export * from './schemas/WorkflowInstanceCreationStateResponse.js';
export * from './schemas/WorkflowInstanceInfo.js';
export * from './schemas/WorkflowInstanceMetadata.js';
export * from './schemas/WorkflowListResponse.js';
export * from './schemas/WorkflowTriggerRequirements.js';

