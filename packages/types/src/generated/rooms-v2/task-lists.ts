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
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The task lists of the room. */
export type TaskListsGetTaskLists200Response = TaskListSummaryList;

/** A parameter does not fit the contract. */
export type TaskListsGetTaskLists400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TaskListsGetTaskLists401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type TaskListsGetTaskLists403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type TaskListsGetTaskLists404Response = ApiError;

/** The address exists, but not with this method. */
export type TaskListsGetTaskLists405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type TaskListsGetTaskLists429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type TaskListsGetTaskLists500Response = ApiError;

/**
 * List the task lists of a room.
 *
 * Lists all task lists of a room at once, without their tasks. Each tells from which template it
 * was made and how far its review has come.
 *
 * `TaskLists_GetTaskLists`, `GET /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * What it answers with, by status.
 */
export interface TaskListsGetTaskListsResponses {
    /** The task lists of the room. */
    200: TaskListsGetTaskLists200Response;
    /** A parameter does not fit the contract. */
    400: TaskListsGetTaskLists400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TaskListsGetTaskLists401Response;
    /** The token is good, but the user may not do this here. */
    403: TaskListsGetTaskLists403Response;
    /** No such address, or nothing is stored under it. */
    404: TaskListsGetTaskLists404Response;
    /** The address exists, but not with this method. */
    405: TaskListsGetTaskLists405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: TaskListsGetTaskLists429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TaskListsGetTaskLists500Response;
}

/**
 * The error codes that `TaskLists_GetTaskLists` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type TaskListsGetTaskListsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TaskLists_CreateTaskList`.
 */
export interface TaskListsCreateTaskListParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The template that is to be applied. */
export type TaskListsCreateTaskListBody = TaskListForCreate;

/** The task list is in the room. */
export type TaskListsCreateTaskList201Response = TaskList;

/** The request does not fit the contract. */
export type TaskListsCreateTaskList400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TaskListsCreateTaskList401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type TaskListsCreateTaskList403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type TaskListsCreateTaskList404Response = ApiError;

/** The address exists, but not with this method. */
export type TaskListsCreateTaskList405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type TaskListsCreateTaskList429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type TaskListsCreateTaskList500Response = ApiError;

/**
 * Apply a task list to a room.
 *
 * Puts a task list into a room: the tasks of a template of the company are copied and can from
 * then on be done, reviewed and approved in the room. The user must be in the room, with a role
 * that may apply task lists.
 *
 * `TaskLists_CreateTaskList`, `POST /v2/accounts/{accountId}/rooms/{roomId}/task_lists`
 *
 * What it answers with, by status.
 */
export interface TaskListsCreateTaskListResponses {
    /** The task list is in the room. */
    201: TaskListsCreateTaskList201Response;
    /** The request does not fit the contract. */
    400: TaskListsCreateTaskList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TaskListsCreateTaskList401Response;
    /** The token is good, but the user may not do this here. */
    403: TaskListsCreateTaskList403Response;
    /** No such address, or nothing is stored under it. */
    404: TaskListsCreateTaskList404Response;
    /** The address exists, but not with this method. */
    405: TaskListsCreateTaskList405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: TaskListsCreateTaskList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TaskListsCreateTaskList500Response;
}

/**
 * The error codes that `TaskLists_CreateTaskList` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type TaskListsCreateTaskListErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
