// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Error } from './schemas/Error.js';
import type { TriggerWorkflow } from './schemas/TriggerWorkflow.js';
import type { WorkflowInstanceCreationStateResponse } from './schemas/WorkflowInstanceCreationStateResponse.js';
import type { WorkflowInstanceInfo } from './schemas/WorkflowInstanceInfo.js';
import type { WorkflowListResponse } from './schemas/WorkflowListResponse.js';
import type { WorkflowTriggerRequirements } from './schemas/WorkflowTriggerRequirements.js';

/**
 * Parameters in the path of `Workflows_GetWorkflowsList`.
 */
export interface WorkflowsGetWorkflowsListParams {
    /**
     * The ID of the account that owns the workflows, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Workflows_GetWorkflowsList`.
 */
export interface WorkflowsGetWorkflowsListQueryParams {
    /**
     * Returns only workflows in this state.
     *
     * @example active
     */
    status?: ("active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving") | undefined;
}

/** The workflows. */
export type WorkflowsGetWorkflowsList200Response = WorkflowListResponse;

/** The request is invalid. */
export type WorkflowsGetWorkflowsList400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowsGetWorkflowsList401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowsGetWorkflowsList403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowsGetWorkflowsList404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowsGetWorkflowsList405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowsGetWorkflowsList429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowsGetWorkflowsList500Response = Error;

/**
 * List the workflows.
 *
 * Returns the workflows of an account, in every state unless `status` selects one. The list is not
 * paged.
 *
 * `Workflows_GetWorkflowsList`, `GET /v1/accounts/{accountId}/workflows`
 *
 * The responses, by status.
 */
export interface WorkflowsGetWorkflowsListResponses {
    /** The workflows. */
    200: WorkflowsGetWorkflowsList200Response;
    /** The request is invalid. */
    400: WorkflowsGetWorkflowsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowsGetWorkflowsList401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowsGetWorkflowsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowsGetWorkflowsList404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowsGetWorkflowsList405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowsGetWorkflowsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowsGetWorkflowsList500Response;
}

/**
 * The error codes that `Workflows_GetWorkflowsList` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 */
export type WorkflowsGetWorkflowsListErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Workflows_GetWorkflowTriggerRequirements`.
 */
export interface WorkflowsGetWorkflowTriggerRequirementsParams {
    /**
     * The ID of the account that owns the workflows, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workflow, as a GUID.
     *
     * @example 2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246
     */
    workflowId: string;
}

/** The trigger of the workflow. */
export type WorkflowsGetWorkflowTriggerRequirements200Response = WorkflowTriggerRequirements;

/** The request is invalid. */
export type WorkflowsGetWorkflowTriggerRequirements400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowsGetWorkflowTriggerRequirements401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowsGetWorkflowTriggerRequirements403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowsGetWorkflowTriggerRequirements404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowsGetWorkflowTriggerRequirements405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowsGetWorkflowTriggerRequirements429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowsGetWorkflowTriggerRequirements500Response = Error;

/**
 * Get the trigger requirements of a workflow.
 *
 * Returns the request that triggers a workflow, and the inputs that it needs. Only workflows that
 * start with an API call have them.
 *
 * `Workflows_GetWorkflowTriggerRequirements`, `GET /v1/accounts/{accountId}/workflows/{workflowId}/trigger-requirements`
 *
 * The responses, by status.
 */
export interface WorkflowsGetWorkflowTriggerRequirementsResponses {
    /** The trigger of the workflow. */
    200: WorkflowsGetWorkflowTriggerRequirements200Response;
    /** The request is invalid. */
    400: WorkflowsGetWorkflowTriggerRequirements400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowsGetWorkflowTriggerRequirements401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowsGetWorkflowTriggerRequirements403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowsGetWorkflowTriggerRequirements404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowsGetWorkflowTriggerRequirements405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowsGetWorkflowTriggerRequirements429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowsGetWorkflowTriggerRequirements500Response;
}

/**
 * The error codes that `Workflows_GetWorkflowTriggerRequirements` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 */
export type WorkflowsGetWorkflowTriggerRequirementsErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Workflows_TriggerWorkflow`.
 */
export interface WorkflowsTriggerWorkflowParams {
    /**
     * The ID of the account that owns the workflows, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workflow, as a GUID.
     *
     * @example 2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246
     */
    workflowId: string;
}

/** The name and the inputs of the instance. */
export type WorkflowsTriggerWorkflowBody = TriggerWorkflow;

/** The instance was created. */
export type WorkflowsTriggerWorkflow200Response = WorkflowInstanceInfo;

/** The request is invalid. */
export type WorkflowsTriggerWorkflow400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowsTriggerWorkflow401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowsTriggerWorkflow403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowsTriggerWorkflow404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowsTriggerWorkflow405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowsTriggerWorkflow429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowsTriggerWorkflow500Response = Error;

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
 * `Workflows_TriggerWorkflow`, `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/trigger`
 *
 * The responses, by status.
 */
export interface WorkflowsTriggerWorkflowResponses {
    /** The instance was created. */
    200: WorkflowsTriggerWorkflow200Response;
    /** The request is invalid. */
    400: WorkflowsTriggerWorkflow400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowsTriggerWorkflow401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowsTriggerWorkflow403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowsTriggerWorkflow404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowsTriggerWorkflow405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowsTriggerWorkflow429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowsTriggerWorkflow500Response;
}

/**
 * The error codes that `Workflows_TriggerWorkflow` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 */
export type WorkflowsTriggerWorkflowErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Workflows_pauseNewWorkflowInstances`.
 */
export interface WorkflowsPauseNewWorkflowInstancesParams {
    /**
     * The ID of the account that owns the workflows, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workflow, as a GUID.
     *
     * @example 2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246
     */
    workflowId: string;
}

/** The workflow is paused. */
export type WorkflowsPauseNewWorkflowInstances200Response = WorkflowInstanceCreationStateResponse;

/** The request is invalid. */
export type WorkflowsPauseNewWorkflowInstances400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowsPauseNewWorkflowInstances401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowsPauseNewWorkflowInstances403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowsPauseNewWorkflowInstances404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowsPauseNewWorkflowInstances405Response = Error;

/** The state of the object does not allow this. */
export type WorkflowsPauseNewWorkflowInstances409Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowsPauseNewWorkflowInstances429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowsPauseNewWorkflowInstances500Response = Error;

/**
 * Pause a workflow.
 *
 * Stops the creation of new instances of a workflow. Running instances continue. The request has no
 * body.
 *
 * `Workflows_pauseNewWorkflowInstances`, `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/pause`
 *
 * The responses, by status.
 */
export interface WorkflowsPauseNewWorkflowInstancesResponses {
    /** The workflow is paused. */
    200: WorkflowsPauseNewWorkflowInstances200Response;
    /** The request is invalid. */
    400: WorkflowsPauseNewWorkflowInstances400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowsPauseNewWorkflowInstances401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowsPauseNewWorkflowInstances403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowsPauseNewWorkflowInstances404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowsPauseNewWorkflowInstances405Response;
    /** The state of the object does not allow this. */
    409: WorkflowsPauseNewWorkflowInstances409Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowsPauseNewWorkflowInstances429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowsPauseNewWorkflowInstances500Response;
}

/**
 * The error codes that `Workflows_pauseNewWorkflowInstances` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 * - `409` (409): The state does not allow this: the workflow is inactive, paused already or not paused, or the instance has ended. Get the object to see its state.
 */
export type WorkflowsPauseNewWorkflowInstancesErrorCode = '400' | '403' | '404' | '409';

/**
 * Parameters in the path of `Workflows_resumePausedWorkflow`.
 */
export interface WorkflowsResumePausedWorkflowParams {
    /**
     * The ID of the account that owns the workflows, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the workflow, as a GUID.
     *
     * @example 2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246
     */
    workflowId: string;
}

/** The workflow creates instances again. */
export type WorkflowsResumePausedWorkflow200Response = WorkflowInstanceCreationStateResponse;

/** The request is invalid. */
export type WorkflowsResumePausedWorkflow400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowsResumePausedWorkflow401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowsResumePausedWorkflow403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowsResumePausedWorkflow404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowsResumePausedWorkflow405Response = Error;

/** The state of the object does not allow this. */
export type WorkflowsResumePausedWorkflow409Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowsResumePausedWorkflow429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowsResumePausedWorkflow500Response = Error;

/**
 * Resume a paused workflow.
 *
 * Allows new instances of a workflow that was paused. The request has no body.
 *
 * `Workflows_resumePausedWorkflow`, `POST /v1/accounts/{accountId}/workflows/{workflowId}/actions/resume`
 *
 * The responses, by status.
 */
export interface WorkflowsResumePausedWorkflowResponses {
    /** The workflow creates instances again. */
    200: WorkflowsResumePausedWorkflow200Response;
    /** The request is invalid. */
    400: WorkflowsResumePausedWorkflow400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowsResumePausedWorkflow401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowsResumePausedWorkflow403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowsResumePausedWorkflow404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowsResumePausedWorkflow405Response;
    /** The state of the object does not allow this. */
    409: WorkflowsResumePausedWorkflow409Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowsResumePausedWorkflow429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowsResumePausedWorkflow500Response;
}

/**
 * The error codes that `Workflows_resumePausedWorkflow` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 * - `409` (409): The state does not allow this: the workflow is inactive, paused already or not paused, or the instance has ended. Get the object to see its state.
 */
export type WorkflowsResumePausedWorkflowErrorCode = '400' | '403' | '404' | '409';
