// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CancelWorkflowInstanceResponse } from './schemas/CancelWorkflowInstanceResponse.js';
import type { Error } from './schemas/Error.js';
import type { WorkflowInstance } from './schemas/WorkflowInstance.js';
import type { WorkflowInstanceCollection } from './schemas/WorkflowInstanceCollection.js';

/**
 * Parameters in the path of `WorkflowInstanceManagement_getWorkflowInstancesList`.
 */
export interface WorkflowInstanceManagementGetWorkflowInstancesListParams {
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

/** The instances. */
export type WorkflowInstanceManagementGetWorkflowInstancesList200Response = WorkflowInstanceCollection;

/** The request is invalid. */
export type WorkflowInstanceManagementGetWorkflowInstancesList400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowInstanceManagementGetWorkflowInstancesList401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowInstanceManagementGetWorkflowInstancesList403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowInstanceManagementGetWorkflowInstancesList404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowInstanceManagementGetWorkflowInstancesList405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowInstanceManagementGetWorkflowInstancesList429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowInstanceManagementGetWorkflowInstancesList500Response = Error;

/**
 * List the instances of a workflow.
 *
 * Returns all instances of a workflow, running and ended ones. The list is neither paged nor
 * filtered.
 *
 * `WorkflowInstanceManagement_getWorkflowInstancesList`, `GET /v1/accounts/{accountId}/workflows/{workflowId}/instances`
 *
 * The responses, by status.
 */
export interface WorkflowInstanceManagementGetWorkflowInstancesListResponses {
    /** The instances. */
    200: WorkflowInstanceManagementGetWorkflowInstancesList200Response;
    /** The request is invalid. */
    400: WorkflowInstanceManagementGetWorkflowInstancesList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowInstanceManagementGetWorkflowInstancesList401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowInstanceManagementGetWorkflowInstancesList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowInstanceManagementGetWorkflowInstancesList404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowInstanceManagementGetWorkflowInstancesList405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowInstanceManagementGetWorkflowInstancesList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowInstanceManagementGetWorkflowInstancesList500Response;
}

/**
 * The error codes that `WorkflowInstanceManagement_getWorkflowInstancesList` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 */
export type WorkflowInstanceManagementGetWorkflowInstancesListErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `WorkflowInstanceManagement_getWorkflowInstance`.
 */
export interface WorkflowInstanceManagementGetWorkflowInstanceParams {
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
    /**
     * The ID of the instance, as returned when it was triggered.
     *
     * @example c8e15f70-34ab-4d29-96f7-b1d05e8a4c63
     */
    instanceId: string;
}

/** The instance. */
export type WorkflowInstanceManagementGetWorkflowInstance200Response = WorkflowInstance;

/** The request is invalid. */
export type WorkflowInstanceManagementGetWorkflowInstance400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowInstanceManagementGetWorkflowInstance401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowInstanceManagementGetWorkflowInstance403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowInstanceManagementGetWorkflowInstance404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowInstanceManagementGetWorkflowInstance405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowInstanceManagementGetWorkflowInstance429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowInstanceManagementGetWorkflowInstance500Response = Error;

/**
 * Get an instance of a workflow.
 *
 * Returns the state of an instance: how many steps are completed, who started it, and when it ended.
 *
 * `WorkflowInstanceManagement_getWorkflowInstance`, `GET /v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}`
 *
 * The responses, by status.
 */
export interface WorkflowInstanceManagementGetWorkflowInstanceResponses {
    /** The instance. */
    200: WorkflowInstanceManagementGetWorkflowInstance200Response;
    /** The request is invalid. */
    400: WorkflowInstanceManagementGetWorkflowInstance400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowInstanceManagementGetWorkflowInstance401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowInstanceManagementGetWorkflowInstance403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowInstanceManagementGetWorkflowInstance404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowInstanceManagementGetWorkflowInstance405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowInstanceManagementGetWorkflowInstance429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowInstanceManagementGetWorkflowInstance500Response;
}

/**
 * The error codes that `WorkflowInstanceManagement_getWorkflowInstance` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 */
export type WorkflowInstanceManagementGetWorkflowInstanceErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `WorkflowInstanceManagement_cancelWorkflowInstance`.
 */
export interface WorkflowInstanceManagementCancelWorkflowInstanceParams {
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
    /**
     * The ID of the instance, as returned when it was triggered.
     *
     * @example c8e15f70-34ab-4d29-96f7-b1d05e8a4c63
     */
    instanceId: string;
}

/** The instance was canceled. */
export type WorkflowInstanceManagementCancelWorkflowInstance200Response = CancelWorkflowInstanceResponse;

/** The request is invalid. */
export type WorkflowInstanceManagementCancelWorkflowInstance400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type WorkflowInstanceManagementCancelWorkflowInstance401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type WorkflowInstanceManagementCancelWorkflowInstance403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type WorkflowInstanceManagementCancelWorkflowInstance404Response = Error;

/** The path exists, but does not support this method. */
export type WorkflowInstanceManagementCancelWorkflowInstance405Response = Error;

/** The state of the object does not allow this. */
export type WorkflowInstanceManagementCancelWorkflowInstance409Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type WorkflowInstanceManagementCancelWorkflowInstance429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type WorkflowInstanceManagementCancelWorkflowInstance500Response = Error;

/**
 * Cancel an instance of a workflow.
 *
 * Cancels a running instance. Its page shows that it was canceled. Envelopes that its steps have
 * sent stay as they are. An instance that has ended cannot be canceled.
 *
 * `WorkflowInstanceManagement_cancelWorkflowInstance`, `POST /v1/accounts/{accountId}/workflows/{workflowId}/instances/{instanceId}/actions/cancel`
 *
 * The responses, by status.
 */
export interface WorkflowInstanceManagementCancelWorkflowInstanceResponses {
    /** The instance was canceled. */
    200: WorkflowInstanceManagementCancelWorkflowInstance200Response;
    /** The request is invalid. */
    400: WorkflowInstanceManagementCancelWorkflowInstance400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: WorkflowInstanceManagementCancelWorkflowInstance401Response;
    /** The access token is valid, but does not allow this operation. */
    403: WorkflowInstanceManagementCancelWorkflowInstance403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: WorkflowInstanceManagementCancelWorkflowInstance404Response;
    /** The path exists, but does not support this method. */
    405: WorkflowInstanceManagementCancelWorkflowInstance405Response;
    /** The state of the object does not allow this. */
    409: WorkflowInstanceManagementCancelWorkflowInstance409Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: WorkflowInstanceManagementCancelWorkflowInstance429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: WorkflowInstanceManagementCancelWorkflowInstance500Response;
}

/**
 * The error codes that `WorkflowInstanceManagement_cancelWorkflowInstance` can return.
 *
 * - `400` (400): The request is invalid, an input is missing, or a workflow that is to be triggered is inactive or paused. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, its user does not belong to the account, or may not send what the workflow sends. Get a token of another user, or with that scope.
 * - `404` (404): No workflow or instance has the ID in the path. List the workflows to find the right ID.
 * - `409` (409): The state does not allow this: the workflow is inactive, paused already or not paused, or the instance has ended. Get the object to see its state.
 */
export type WorkflowInstanceManagementCancelWorkflowInstanceErrorCode = '400' | '403' | '404' | '409';
