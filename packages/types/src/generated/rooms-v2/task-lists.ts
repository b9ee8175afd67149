// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { TaskList } from './schemas/TaskList.js';
import type { TaskListForCreate } from './schemas/TaskListForCreate.js';
import type { TaskListSummaryList } from './schemas/TaskListSummaryList.js';

/**
 * Parameters in the path of `TaskLists_GetTaskLists`.
 */
export interface TaskListsGetTaskListsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The task lists of the room. */
export type TaskListsGetTaskLists200Response = TaskListSummaryList;

/** A parameter is invalid. */
export type TaskListsGetTaskLists400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type TaskListsGetTaskLists401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type TaskListsGetTaskLists403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type TaskListsGetTaskLists404Response = ApiError;

/** The path exists, but does not support this method. */
export type TaskListsGetTaskLists405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type TaskListsGetTaskLists429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TaskListsGetTaskLists500Response = ApiError;

/**
 * List the task lists of a room.
 *
 * Returns all task lists of a room in one response, without their tasks. Each contains the template
 * from which it was created, and the status of its review.
 *
 * A caller with one of the permissions for task lists sees all of them. Any other person in the room
 * sees only the lists with tasks that the person owns, and is rejected if there are none.
 *
 * `TaskLists_GetTaskLists`, `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * The responses, by status.
 */
export interface TaskListsGetTaskListsResponses {
    /** The task lists of the room. */
    200: TaskListsGetTaskLists200Response;
    /** A parameter is invalid. */
    400: TaskListsGetTaskLists400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TaskListsGetTaskLists401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: TaskListsGetTaskLists403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TaskListsGetTaskLists404Response;
    /** The path exists, but does not support this method. */
    405: TaskListsGetTaskLists405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: TaskListsGetTaskLists429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TaskListsGetTaskLists500Response;
}

/**
 * The error codes that `TaskLists_GetTaskLists` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type TaskListsGetTaskListsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_MEMBERSHIP' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TaskLists_CreateTaskList`.
 */
export interface TaskListsCreateTaskListParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The template to apply. */
export type TaskListsCreateTaskListBody = TaskListForCreate;

/** The task list was added to the room. */
export type TaskListsCreateTaskList201Response = TaskList;

/** The request is invalid. */
export type TaskListsCreateTaskList400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type TaskListsCreateTaskList401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type TaskListsCreateTaskList403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type TaskListsCreateTaskList404Response = ApiError;

/** The path exists, but does not support this method. */
export type TaskListsCreateTaskList405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type TaskListsCreateTaskList429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TaskListsCreateTaskList500Response = ApiError;

/**
 * Apply a task list to a room.
 *
 * Creates a task list in a room: the tasks of a template of the company are copied, and can then be
 * completed, reviewed and approved in the room. The caller needs the right to apply task lists in
 * the room.
 *
 * Each task gets its owner from the template: a certain user of the company, or the first person in
 * the room who has a certain role. Otherwise the caller is the owner. The due date is a fixed date,
 * or a number of days before or after a date of the room, such as the contract date, and moves with
 * it.
 *
 * `TaskLists_CreateTaskList`, `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * The responses, by status.
 */
export interface TaskListsCreateTaskListResponses {
    /** The task list was added to the room. */
    201: TaskListsCreateTaskList201Response;
    /** The request is invalid. */
    400: TaskListsCreateTaskList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TaskListsCreateTaskList401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: TaskListsCreateTaskList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TaskListsCreateTaskList404Response;
    /** The path exists, but does not support this method. */
    405: TaskListsCreateTaskList405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: TaskListsCreateTaskList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TaskListsCreateTaskList500Response;
}

/**
 * The error codes that `TaskLists_CreateTaskList` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type TaskListsCreateTaskListErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_MEMBERSHIP' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TaskLists_DeleteTaskList`.
 */
export interface TaskListsDeleteTaskListParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of a task list in a room, from `TaskLists_GetTaskLists`.
     *
     * @example 90219
     */
    taskListId: number;
}

/** The task list was removed. The response has no body. */
export type TaskListsDeleteTaskList204Response = undefined;

/** The request is invalid. */
export type TaskListsDeleteTaskList400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type TaskListsDeleteTaskList401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type TaskListsDeleteTaskList403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type TaskListsDeleteTaskList404Response = ApiError;

/** The path exists, but does not support this method. */
export type TaskListsDeleteTaskList405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type TaskListsDeleteTaskList429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TaskListsDeleteTaskList500Response = ApiError;

/**
 * Remove a task list from its room.
 *
 * Deletes a task list with all its tasks, whatever their status is. Documents that were attached to
 * the tasks stay in the room. The caller must be able to view the room, and needs the right to
 * remove any task list in it. The template is not changed.
 *
 * `TaskLists_DeleteTaskList`, `DELETE /v2/accounts/{accountId}/task_lists/{taskListId}`
 *
 * The responses, by status.
 */
export interface TaskListsDeleteTaskListResponses {
    /** The task list was removed. The response has no body. */
    204: TaskListsDeleteTaskList204Response;
    /** The request is invalid. */
    400: TaskListsDeleteTaskList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TaskListsDeleteTaskList401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: TaskListsDeleteTaskList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TaskListsDeleteTaskList404Response;
    /** The path exists, but does not support this method. */
    405: TaskListsDeleteTaskList405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: TaskListsDeleteTaskList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TaskListsDeleteTaskList500Response;
}

/**
 * The error codes that `TaskLists_DeleteTaskList` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_MEMBERSHIP` (400): The user of the token does not belong to a company that uses Rooms. Invite the user, or use the token of another user.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type TaskListsDeleteTaskListErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_MEMBERSHIP' | 'USER_LACKS_PERMISSIONS';
