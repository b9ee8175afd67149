// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { TaskListTemplateList } from './schemas/TaskListTemplateList.js';

/**
 * Parameters in the path of `TaskListTemplates_GetTaskListTemplates`.
 */
export interface TaskListTemplatesGetTaskListTemplatesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `TaskListTemplates_GetTaskListTemplates`.
 */
export interface TaskListTemplatesGetTaskListTemplatesQueryParams {
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
}

/** One page of the templates. */
export type TaskListTemplatesGetTaskListTemplates200Response = TaskListTemplateList;

/** A parameter is invalid. */
export type TaskListTemplatesGetTaskListTemplates400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type TaskListTemplatesGetTaskListTemplates401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type TaskListTemplatesGetTaskListTemplates403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type TaskListTemplatesGetTaskListTemplates404Response = ApiError;

/** The path exists, but does not support this method. */
export type TaskListTemplatesGetTaskListTemplates405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type TaskListTemplatesGetTaskListTemplates429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TaskListTemplatesGetTaskListTemplates500Response = ApiError;

/**
 * List the task list templates of the company.
 *
 * Returns the templates from which task lists are created, with the number of their tasks. The
 * administrators of the company create them in the web application; no operation does. Every member
 * of the company can list them. `TaskLists_CreateTaskList` applies one to a room.
 *
 * `TaskListTemplates_GetTaskListTemplates`, `GET /v2/accounts/{accountId}/task_list_templates`
 *
 * The responses, by status.
 */
export interface TaskListTemplatesGetTaskListTemplatesResponses {
    /** One page of the templates. */
    200: TaskListTemplatesGetTaskListTemplates200Response;
    /** A parameter is invalid. */
    400: TaskListTemplatesGetTaskListTemplates400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TaskListTemplatesGetTaskListTemplates401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: TaskListTemplatesGetTaskListTemplates403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TaskListTemplatesGetTaskListTemplates404Response;
    /** The path exists, but does not support this method. */
    405: TaskListTemplatesGetTaskListTemplates405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: TaskListTemplatesGetTaskListTemplates429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TaskListTemplatesGetTaskListTemplates500Response;
}

/**
 * The error codes that `TaskListTemplates_GetTaskListTemplates` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 */
export type TaskListTemplatesGetTaskListTemplatesErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_MEMBERSHIP';
