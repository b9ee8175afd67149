/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkflowInstanceManagementCancelWorkflowInstance200Response, WorkflowInstanceManagementCancelWorkflowInstanceParams, WorkflowInstanceManagementCancelWorkflowInstanceResponses, WorkflowInstanceManagementGetWorkflowInstance200Response, WorkflowInstanceManagementGetWorkflowInstanceParams, WorkflowInstanceManagementGetWorkflowInstanceResponses, WorkflowInstanceManagementGetWorkflowInstancesList200Response, WorkflowInstanceManagementGetWorkflowInstancesListParams, WorkflowInstanceManagementGetWorkflowInstancesListResponses } from '@countersign/types/maestro/workflow-instance-management';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `workflowInstanceManagementGetWorkflowInstancesList`.
 */
export interface WorkflowInstanceManagementGetWorkflowInstancesListInput {
    path: PathOf<WorkflowInstanceManagementGetWorkflowInstancesListParams>;
}
/**
 * List the instances of a workflow.
 *
 * Returns all instances of a workflow, running and ended ones. The list is neither paged nor
 * filtered.
 *
 * WorkflowInstanceManagement_getWorkflowInstancesList: `GET /v1/accounts/{accountId}/workflows/{workflowId}/instances`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowInstanceManagementGetWorkflowInstancesList: Operation<WorkflowInstanceManagementGetWorkflowInstancesListInput, WorkflowInstanceManagementGetWorkflowInstancesList200Response, WorkflowInstanceManagementGetWorkflowInstancesListResponses, 'maestro'> = /* @__PURE__ */ operation('WorkflowInstanceManagement_getWorkflowInstancesList', 'GET', '/v1/accounts/{accountId}/workflows/{workflowId}/instances');


/**
 * The input of `workflowInstanceManagementGetWorkflowInstance`.
 */
export interface WorkflowInstanceManagementGetWorkflowInstanceInput {
    path: PathOf<WorkflowInstanceManagementGetWorkflowInstanceParams>;
}
/**
 * Get an instance of a workflow.
 *
 * Returns the state of an instance: how many steps are completed, who started it, and when it ended.
 *
 * WorkflowInstanceManagement_getWorkflowInstance: `GET /v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowInstanceManagementGetWorkflowInstance: Operation<WorkflowInstanceManagementGetWorkflowInstanceInput, WorkflowInstanceManagementGetWorkflowInstance200Response, WorkflowInstanceManagementGetWorkflowInstanceResponses, 'maestro'> = /* @__PURE__ */ operation('WorkflowInstanceManagement_getWorkflowInstance', 'GET', '/v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}');


/**
 * The input of `workflowInstanceManagementCancelWorkflowInstance`.
 */
export interface WorkflowInstanceManagementCancelWorkflowInstanceInput {
    path: PathOf<WorkflowInstanceManagementCancelWorkflowInstanceParams>;
}
/**
 * Cancel an instance of a workflow.
 *
 * Cancels a running instance. Its page shows that it was canceled. Envelopes that its steps have
 * sent stay as they are. An instance that has ended cannot be canceled.
 *
 * WorkflowInstanceManagement_cancelWorkflowInstance: `POST /v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}/actions/cancel`
 *
 * The token needs the scopes `signature` and `aow_manage`.
 */
export const workflowInstanceManagementCancelWorkflowInstance: Operation<WorkflowInstanceManagementCancelWorkflowInstanceInput, WorkflowInstanceManagementCancelWorkflowInstance200Response, WorkflowInstanceManagementCancelWorkflowInstanceResponses, 'maestro'> = /* @__PURE__ */ operation('WorkflowInstanceManagement_cancelWorkflowInstance', 'POST', '/v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}/actions/cancel');

