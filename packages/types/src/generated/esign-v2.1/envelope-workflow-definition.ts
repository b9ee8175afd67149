// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { Workflow, WorkflowAnswer } from './schemas/workflow.js';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/** The workflow with the status of each part. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response = WorkflowAnswer;

/** The request is invalid, or the envelope does not exist. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition500Response = ErrorDetails;

/**
 * Read the workflow of an envelope.
 *
 * Returns the workflow of an envelope: its schedule for sending, its steps, and the status of each.
 *
 * An envelope without a workflow gets the error `RESOURCE_NOT_FOUND`. `Envelopes_get` with
 * `include=workflow` returns the same workflow together with the envelope. Connect messages do not
 * contain it.
 *
 * `EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition`, `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionResponses {
    /** The workflow with the status of each part. */
    200: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response;
    /** The request is invalid, or the envelope does not exist. */
    400: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The parts of the workflow to change. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody = Workflow;

/** The workflow after the change. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response = Workflow;

/** The request is invalid, or the workflow cannot be changed any more. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition500Response = ErrorDetails;

/**
 * Change the workflow of an envelope.
 *
 * Changes the workflow of an envelope, or gives it one. Omitted fields are not changed.
 * `workflowSteps` replaces the list of steps: a step with the `workflowStepId` of an existing step
 * changes it, and a step without one is new. Steps that the envelope has already reached cannot be
 * changed or left out, except for the delay that is running.
 *
 * Depending on the status of the envelope, the request can do the following:
 *
 * 1. A draft gets or changes its schedule and its steps.
 * 2. If the envelope is already scheduled, a new `scheduledSending` cancels the countdown. The
 *    envelope is an ordinary draft again, until it is sent with `status` set to `sent` in
 *    `Envelopes_update`.
 * 3. An envelope that was sent gets further steps before the recipients that have not received it
 *    yet.
 * 4. `workflowStatus` set to `in_progress` resumes an envelope that waits at a step, and sends a
 *    scheduled one immediately. `paused` pauses it.
 *
 * If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition`, `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionResponses {
    /** The workflow after the change. */
    200: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response;
    /** The request is invalid, or the workflow cannot be changed any more. */
    400: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ANCHOR_TAB_STRING_NOT_FOUND` (400): No document contains the anchor string of a tab. Correct the string, or set `anchorIgnoreIfNotPresent` if the tab can be omitted.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_IS_INCOMPLETE` (400): The envelope cannot be sent because a document, a recipient, the subject or the value of a required field is missing. Add what is missing, or keep the envelope as a draft.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USER_OFFSET` (400): The offset of an anchored tab puts the tab beside its page. Correct its `anchorXOffset`.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 * - `WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED` (400): The rules of a workflow step that select recipients cannot be changed after the envelope was sent. Change them while it is a draft.
 */
export type EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ANCHOR_TAB_STRING_NOT_FOUND' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_IS_INCOMPLETE' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USER_OFFSET' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED' | 'WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 5a9e3c70-1f48-4b62-8d07-e2c6f91b4a35
     */
    envelopeId: string;
}

/**
 * Headers of `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The envelope has no workflow. The response has no body. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response = undefined;

/** The request is invalid, or the workflow has already reached a step. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition500Response = ErrorDetails;

/**
 * Delete the workflow of an envelope.
 *
 * Deletes the workflow of an envelope. If the envelope is scheduled, the countdown is cancelled and
 * the envelope is an ordinary draft again. To send it, set `status` to `sent` with
 * `Envelopes_update`. If the envelope has no workflow, nothing happens.
 *
 * The workflow of an envelope that was sent can be deleted only until the envelope reaches its first
 * step. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionResponses {
    /** The envelope has no workflow. The response has no body. */
    200: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response;
    /** The request is invalid, or the workflow has already reached a step. */
    400: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 * - `WORKFLOW_UPDATE_NOT_ALLOWED` (400): The envelope has already reached this part of its workflow: a delay has started or is over, a step is finished, or the envelope was sent. A running delay can still be changed.
 */
export type EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT' | 'WORKFLOW_UPDATE_NOT_ALLOWED';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/** The workflow with the status of each part. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response = WorkflowAnswer;

/** The request is invalid, or the template does not exist. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition500Response = ErrorDetails;

/**
 * Read the workflow of a template.
 *
 * Returns the workflow of a template: its schedule for sending and its steps. Envelopes that are
 * created from the template get a copy of it.
 *
 * A template without a workflow gets the error `RESOURCE_NOT_FOUND`.
 *
 * `EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionResponses {
    /** The workflow with the status of each part. */
    200: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition` can return.
 *
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 */
export type EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionErrorCode = 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/**
 * Headers of `EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The parts of the workflow to change. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody = Workflow;

/** The workflow after the change. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response = Workflow;

/** The request is invalid. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition500Response = ErrorDetails;

/**
 * Change the workflow of a template.
 *
 * Changes the workflow of a template, or gives it one. Omitted fields are not changed.
 * `workflowSteps` replaces the list of steps: a step with the `workflowStepId` of an existing step
 * changes it, and a step without one is new. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionResponses {
    /** The workflow after the change. */
    200: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response;
    /** The request is invalid. */
    400: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example c2f7d816-9b04-4e5a-a3d1-60b8e4f72c19
     */
    templateId: string;
}

/**
 * Headers of `EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The template has no workflow. The response has no body. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response = undefined;

/** The request is invalid, or the template does not exist. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition500Response = ErrorDetails;

/**
 * Delete the workflow of a template.
 *
 * Deletes the workflow of a template. If the template has none, nothing happens. Envelopes that were
 * created from the template before are not changed. If the caller holds a lock on the template, send
 * it in `X-DocuSign-Edit`.
 *
 * `EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 *
 * The responses, by status.
 */
export interface EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionResponses {
    /** The template has no workflow. The response has no body. */
    200: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response;
    /** The request is invalid, or the template does not exist. */
    400: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition500Response;
}

/**
 * The error codes that `EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition` can return.
 *
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionErrorCode = 'EDIT_LOCK_NOT_LOCK_OWNER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
