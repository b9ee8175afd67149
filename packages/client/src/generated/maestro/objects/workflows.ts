// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkflowsGetWorkflowTriggerRequirements200Response, WorkflowsGetWorkflowTriggerRequirementsResponses, WorkflowsGetWorkflowsList200Response, WorkflowsGetWorkflowsListResponses, WorkflowsPauseNewWorkflowInstances200Response, WorkflowsPauseNewWorkflowInstancesResponses, WorkflowsResumePausedWorkflow200Response, WorkflowsResumePausedWorkflowResponses, WorkflowsTriggerWorkflow200Response, WorkflowsTriggerWorkflowResponses } from '@countersign/types/maestro/workflows';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkflowsGetWorkflowTriggerRequirementsInput, WorkflowsGetWorkflowsListInput, WorkflowsPauseNewWorkflowInstancesInput, WorkflowsResumePausedWorkflowInput, WorkflowsTriggerWorkflowInput } from '../workflows.js';
import { workflowsGetWorkflowTriggerRequirements, workflowsGetWorkflowsList, workflowsPauseNewWorkflowInstances, workflowsResumePausedWorkflow, workflowsTriggerWorkflow } from '../workflows.js';
/**
 * A workflow, which an application triggers with inputs. It can be paused, so that nobody starts
 * new instances.
 */
export interface Workflows {
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
    getWorkflowsList(input?: WorkflowsGetWorkflowsListInput, options?: CallOptions): Call<WorkflowsGetWorkflowsList200Response, WorkflowsGetWorkflowsListResponses>;
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
    getWorkflowTriggerRequirements(input: WorkflowsGetWorkflowTriggerRequirementsInput, options?: CallOptions): Call<WorkflowsGetWorkflowTriggerRequirements200Response, WorkflowsGetWorkflowTriggerRequirementsResponses>;
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
    triggerWorkflow(input: WorkflowsTriggerWorkflowInput, options?: CallOptions): Call<WorkflowsTriggerWorkflow200Response, WorkflowsTriggerWorkflowResponses>;
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
    pauseNewWorkflowInstances(input: WorkflowsPauseNewWorkflowInstancesInput, options?: CallOptions): Call<WorkflowsPauseNewWorkflowInstances200Response, WorkflowsPauseNewWorkflowInstancesResponses>;
    /**
     * Resume a paused workflow.
     *
     * Allows new instances of a workflow that was paused. The request has no body.
     *
     * Workflows_resumePausedWorkflow: `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/resume`
     *
     * The token needs the scopes `signature` and `aow_manage`.
     */
    resumePausedWorkflow(input: WorkflowsResumePausedWorkflowInput, options?: CallOptions): Call<WorkflowsResumePausedWorkflow200Response, WorkflowsResumePausedWorkflowResponses>;
}
/**
 * Creates an object whose methods are the functions of Workflows.
 */
export function workflows(client: Client<'maestro'>): Workflows {
    return {
        getWorkflowsList: workflowsGetWorkflowsList.bind(null, client),
        getWorkflowTriggerRequirements: workflowsGetWorkflowTriggerRequirements.bind(null, client),
        triggerWorkflow: workflowsTriggerWorkflow.bind(null, client),
        pauseNewWorkflowInstances: workflowsPauseNewWorkflowInstances.bind(null, client),
        resumePausedWorkflow: workflowsResumePausedWorkflow.bind(null, client)
    };
}

