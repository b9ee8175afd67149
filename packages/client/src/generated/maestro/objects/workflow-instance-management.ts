// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkflowInstanceManagementCancelWorkflowInstance200Response, WorkflowInstanceManagementCancelWorkflowInstanceResponses, WorkflowInstanceManagementGetWorkflowInstance200Response, WorkflowInstanceManagementGetWorkflowInstanceResponses, WorkflowInstanceManagementGetWorkflowInstancesList200Response, WorkflowInstanceManagementGetWorkflowInstancesListResponses } from '@countersign/types/maestro/workflow-instance-management';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkflowInstanceManagementCancelWorkflowInstanceInput, WorkflowInstanceManagementGetWorkflowInstanceInput, WorkflowInstanceManagementGetWorkflowInstancesListInput } from '../workflow-instance-management.js';
import { workflowInstanceManagementCancelWorkflowInstance, workflowInstanceManagementGetWorkflowInstance, workflowInstanceManagementGetWorkflowInstancesList } from '../workflow-instance-management.js';
/**
 * The instances of a workflow: their state, their steps and their end.
 */
export interface WorkflowInstanceManagement {
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
    getWorkflowInstancesList(input: WorkflowInstanceManagementGetWorkflowInstancesListInput, options?: CallOptions): Call<WorkflowInstanceManagementGetWorkflowInstancesList200Response, WorkflowInstanceManagementGetWorkflowInstancesListResponses>;
    /**
     * Get an instance of a workflow.
     *
     * Returns the state of an instance: how many steps are completed, who started it, and when it ended.
     *
     * WorkflowInstanceManagement_getWorkflowInstance: `GET /v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}`
     *
     * The token needs the scopes `signature` and `aow_manage`.
     */
    getWorkflowInstance(input: WorkflowInstanceManagementGetWorkflowInstanceInput, options?: CallOptions): Call<WorkflowInstanceManagementGetWorkflowInstance200Response, WorkflowInstanceManagementGetWorkflowInstanceResponses>;
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
    cancelWorkflowInstance(input: WorkflowInstanceManagementCancelWorkflowInstanceInput, options?: CallOptions): Call<WorkflowInstanceManagementCancelWorkflowInstance200Response, WorkflowInstanceManagementCancelWorkflowInstanceResponses>;
}
/**
 * Creates an object whose methods are the functions of WorkflowInstanceManagement.
 */
export function workflowInstanceManagement(client: Client<'maestro'>): WorkflowInstanceManagement {
    return {
        getWorkflowInstancesList: workflowInstanceManagementGetWorkflowInstancesList.bind(null, client),
        getWorkflowInstance: workflowInstanceManagementGetWorkflowInstance.bind(null, client),
        cancelWorkflowInstance: workflowInstanceManagementCancelWorkflowInstance.bind(null, client)
    };
}

