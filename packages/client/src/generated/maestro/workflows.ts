/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkflowsGetWorkflowTriggerRequirements200Response, WorkflowsGetWorkflowTriggerRequirementsParams, WorkflowsGetWorkflowTriggerRequirementsResponses, WorkflowsGetWorkflowsList200Response, WorkflowsGetWorkflowsListParams, WorkflowsGetWorkflowsListQueryParams, WorkflowsGetWorkflowsListResponses, WorkflowsPauseNewWorkflowInstances200Response, WorkflowsPauseNewWorkflowInstancesParams, WorkflowsPauseNewWorkflowInstancesResponses, WorkflowsResumePausedWorkflow200Response, WorkflowsResumePausedWorkflowParams, WorkflowsResumePausedWorkflowResponses, WorkflowsTriggerWorkflow200Response, WorkflowsTriggerWorkflowBody, WorkflowsTriggerWorkflowParams, WorkflowsTriggerWorkflowResponses } from '@countersign/types/maestro/workflows';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `workflowsGetWorkflowsList`.
 */
export interface WorkflowsGetWorkflowsListInput {
    path?: PathOf<WorkflowsGetWorkflowsListParams> | undefined;
    query?: WorkflowsGetWorkflowsListQueryParams | undefined;
}
/**
 * List the workflows.
 *
 * Returns the workflows of an account, in every state unless `status` selects one. The list is not
 * paged.
 *
 * Workflows_GetWorkflowsList: `GET /v1/accounts/{accountId}/workflows`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowsGetWorkflowsList: Operation<WorkflowsGetWorkflowsListInput, WorkflowsGetWorkflowsList200Response, WorkflowsGetWorkflowsListResponses, 'maestro'> = /* @__PURE__ */ operation('Workflows_GetWorkflowsList', 'GET', '/v1/accounts/{accountId}/workflows');


/**
 * The input of `workflowsGetWorkflowTriggerRequirements`.
 */
export interface WorkflowsGetWorkflowTriggerRequirementsInput {
    path: PathOf<WorkflowsGetWorkflowTriggerRequirementsParams>;
}
/**
 * Get the trigger requirements of a workflow.
 *
 * Returns the request that triggers a workflow, and the inputs that it needs. Only workflows that
 * start with an API call have them.
 *
 * Workflows_GetWorkflowTriggerRequirements: `GET /v1/accounts/{accountId}/workflows/{workflowId}/trigger-requirements`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowsGetWorkflowTriggerRequirements: Operation<WorkflowsGetWorkflowTriggerRequirementsInput, WorkflowsGetWorkflowTriggerRequirements200Response, WorkflowsGetWorkflowTriggerRequirementsResponses, 'maestro'> = /* @__PURE__ */ operation('Workflows_GetWorkflowTriggerRequirements', 'GET', '/v1/accounts/{accountId}/workflows/{workflowId}/trigger-requirements');


/**
 * The input of `workflowsTriggerWorkflow`.
 */
export interface WorkflowsTriggerWorkflowInput {
    path: PathOf<WorkflowsTriggerWorkflowParams>;
    body: WorkflowsTriggerWorkflowBody;
}
/**
 * Trigger a workflow.
 *
 * Creates an instance of a workflow with the inputs of the request. Its URL leads the first person
 * through the steps, without a log-in; show it in an iframe or redirect to it. Read the inputs from
 * the trigger requirements first.
 *
 * The workflow must be active and not paused. Steps that need a signature create envelopes in the
 * account.
 *
 * Workflows_TriggerWorkflow: `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/trigger`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowsTriggerWorkflow: Operation<WorkflowsTriggerWorkflowInput, WorkflowsTriggerWorkflow200Response, WorkflowsTriggerWorkflowResponses, 'maestro'> = /* @__PURE__ */ operation('Workflows_TriggerWorkflow', 'POST', '/v1/accounts/{accountId}/workflows/{workflowId}/actions/trigger');


/**
 * The input of `workflowsPauseNewWorkflowInstances`.
 */
export interface WorkflowsPauseNewWorkflowInstancesInput {
    path: PathOf<WorkflowsPauseNewWorkflowInstancesParams>;
}
/**
 * Pause a workflow.
 *
 * Stops the creation of new instances of a workflow. Running instances continue. The request has no
 * body.
 *
 * Workflows_pauseNewWorkflowInstances: `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/pause`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowsPauseNewWorkflowInstances: Operation<WorkflowsPauseNewWorkflowInstancesInput, WorkflowsPauseNewWorkflowInstances200Response, WorkflowsPauseNewWorkflowInstancesResponses, 'maestro'> = /* @__PURE__ */ operation('Workflows_pauseNewWorkflowInstances', 'POST', '/v1/accounts/{accountId}/workflows/{workflowId}/actions/pause');


/**
 * The input of `workflowsResumePausedWorkflow`.
 */
export interface WorkflowsResumePausedWorkflowInput {
    path: PathOf<WorkflowsResumePausedWorkflowParams>;
}
/**
 * Resume a paused workflow.
 *
 * Allows new instances of a workflow that was paused. The request has no body.
 *
 * Workflows_resumePausedWorkflow: `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/resume`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowsResumePausedWorkflow: Operation<WorkflowsResumePausedWorkflowInput, WorkflowsResumePausedWorkflow200Response, WorkflowsResumePausedWorkflowResponses, 'maestro'> = /* @__PURE__ */ operation('Workflows_resumePausedWorkflow', 'POST', '/v1/accounts/{accountId}/workflows/{workflowId}/actions/resume');

