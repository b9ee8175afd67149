// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { FormGroup } from './schemas/FormGroup.js';
import type { FormGroupForCreate } from './schemas/FormGroupForCreate.js';
import type { FormGroupForUpdate } from './schemas/FormGroupForUpdate.js';
import type { FormGroupFormList } from './schemas/FormGroupFormList.js';
import type { FormGroupFormToAssign } from './schemas/FormGroupFormToAssign.js';
import type { FormGroupSummaryList } from './schemas/FormGroupSummaryList.js';

/**
 * Parameters in the path of `FormGroups_GetFormGroups`.
 */
export interface FormGroupsGetFormGroupsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `FormGroups_GetFormGroups`.
 */
export interface FormGroupsGetFormGroupsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
}

/** One page of the form groups. */
export type FormGroupsGetFormGroups200Response = FormGroupSummaryList;

/** A parameter is invalid. */
export type FormGroupsGetFormGroups400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsGetFormGroups401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsGetFormGroups403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsGetFormGroups404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsGetFormGroups405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsGetFormGroups429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsGetFormGroups500Response = ApiError;

/**
 * List the form groups.
 *
 * Returns the form groups that the caller can use, without their forms. Members who manage form
 * groups see all. Other members see those that are granted to an office of theirs. The list is
 * paged: `startPosition` and `count` select a page.
 *
 * `FormGroups_GetFormGroups`, `GET /v2/accounts/{accountId}/form_groups`
 *
 * The responses, by status.
 */
export interface FormGroupsGetFormGroupsResponses {
    /** One page of the form groups. */
    200: FormGroupsGetFormGroups200Response;
    /** A parameter is invalid. */
    400: FormGroupsGetFormGroups400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsGetFormGroups401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsGetFormGroups403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsGetFormGroups404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsGetFormGroups405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsGetFormGroups429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsGetFormGroups500Response;
}

/**
 * The error codes that `FormGroups_GetFormGroups` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsGetFormGroupsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_CreateFormGroup`.
 */
export interface FormGroupsCreateFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The form group to create. */
export type FormGroupsCreateFormGroupBody = FormGroupForCreate;

/** The form group was created. */
export type FormGroupsCreateFormGroup201Response = FormGroup;

/** The request is invalid. */
export type FormGroupsCreateFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsCreateFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsCreateFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsCreateFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsCreateFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsCreateFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsCreateFormGroup500Response = ApiError;

/**
 * Create a form group.
 *
 * Creates a form group without forms and offices. Assign forms to it with
 * `FormGroups_AssignFormGroupForm`, and grant it to offices with
 * `FormGroups_GrantOfficeAccessToFormGroup`.
 *
 * `FormGroups_CreateFormGroup`, `POST /v2/accounts/{accountId}/form_groups`
 *
 * The responses, by status.
 */
export interface FormGroupsCreateFormGroupResponses {
    /** The form group was created. */
    201: FormGroupsCreateFormGroup201Response;
    /** The request is invalid. */
    400: FormGroupsCreateFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsCreateFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsCreateFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsCreateFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsCreateFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsCreateFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsCreateFormGroup500Response;
}

/**
 * The error codes that `FormGroups_CreateFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsCreateFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_GetFormGroup`.
 */
export interface FormGroupsGetFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
}

/** The current state of the form group. */
export type FormGroupsGetFormGroup200Response = FormGroup;

/** A parameter is invalid. */
export type FormGroupsGetFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsGetFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsGetFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsGetFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsGetFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsGetFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsGetFormGroup500Response = ApiError;

/**
 * Read a form group.
 *
 * Returns one form group with the offices that it is granted to, and all of its forms.
 *
 * `FormGroups_GetFormGroup`, `GET /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The responses, by status.
 */
export interface FormGroupsGetFormGroupResponses {
    /** The current state of the form group. */
    200: FormGroupsGetFormGroup200Response;
    /** A parameter is invalid. */
    400: FormGroupsGetFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsGetFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsGetFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsGetFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsGetFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsGetFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsGetFormGroup500Response;
}

/**
 * The error codes that `FormGroups_GetFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsGetFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_RenameFormGroup`.
 */
export interface FormGroupsRenameFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
}

/** The new name of the form group. */
export type FormGroupsRenameFormGroupBody = FormGroupForUpdate;

/** The form group was renamed. */
export type FormGroupsRenameFormGroup200Response = FormGroup;

/** The request is invalid. */
export type FormGroupsRenameFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsRenameFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsRenameFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsRenameFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsRenameFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsRenameFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsRenameFormGroup500Response = ApiError;

/**
 * Rename a form group.
 *
 * Changes the name of a form group, and nothing else. A member whose access level is limited to
 * offices needs access to each office that the group is granted to.
 *
 * `FormGroups_RenameFormGroup`, `PUT /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The responses, by status.
 */
export interface FormGroupsRenameFormGroupResponses {
    /** The form group was renamed. */
    200: FormGroupsRenameFormGroup200Response;
    /** The request is invalid. */
    400: FormGroupsRenameFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsRenameFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsRenameFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsRenameFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsRenameFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsRenameFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsRenameFormGroup500Response;
}

/**
 * The error codes that `FormGroups_RenameFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsRenameFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_DeleteFormGroup`.
 */
export interface FormGroupsDeleteFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
}

/** The form group was deleted. The response has no body. */
export type FormGroupsDeleteFormGroup204Response = undefined;

/** A parameter is invalid. */
export type FormGroupsDeleteFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsDeleteFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsDeleteFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsDeleteFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsDeleteFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsDeleteFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsDeleteFormGroup500Response = ApiError;

/**
 * Delete a form group.
 *
 * Deletes a form group. Its forms stay in their libraries, and the documents that were created
 * from them stay in their rooms. A member whose access level is limited to offices needs access to
 * each office that the group is granted to.
 *
 * `FormGroups_DeleteFormGroup`, `DELETE /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The responses, by status.
 */
export interface FormGroupsDeleteFormGroupResponses {
    /** The form group was deleted. The response has no body. */
    204: FormGroupsDeleteFormGroup204Response;
    /** A parameter is invalid. */
    400: FormGroupsDeleteFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsDeleteFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsDeleteFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsDeleteFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsDeleteFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsDeleteFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsDeleteFormGroup500Response;
}

/**
 * The error codes that `FormGroups_DeleteFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsDeleteFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_AssignFormGroupForm`.
 */
export interface FormGroupsAssignFormGroupFormParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
}

/** The form to assign. */
export type FormGroupsAssignFormGroupFormBody = FormGroupFormToAssign;

/** The form was assigned. The response has no body. */
export type FormGroupsAssignFormGroupForm204Response = undefined;

/** The request is invalid. */
export type FormGroupsAssignFormGroupForm400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsAssignFormGroupForm401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsAssignFormGroupForm403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsAssignFormGroupForm404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsAssignFormGroupForm405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsAssignFormGroupForm429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsAssignFormGroupForm500Response = ApiError;

/**
 * Assign a form to a form group.
 *
 * Adds a form of a library to a form group. If the group contains the form already, `isRequired`
 * is replaced.
 *
 * `FormGroups_AssignFormGroupForm`, `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/assign_form`
 *
 * The responses, by status.
 */
export interface FormGroupsAssignFormGroupFormResponses {
    /** The form was assigned. The response has no body. */
    204: FormGroupsAssignFormGroupForm204Response;
    /** The request is invalid. */
    400: FormGroupsAssignFormGroupForm400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsAssignFormGroupForm401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsAssignFormGroupForm403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsAssignFormGroupForm404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsAssignFormGroupForm405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsAssignFormGroupForm429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsAssignFormGroupForm500Response;
}

/**
 * The error codes that `FormGroups_AssignFormGroupForm` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsAssignFormGroupFormErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_GetFormGroupForms`.
 */
export interface FormGroupsGetFormGroupFormsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
}

/**
 * Parameters in the query of `FormGroups_GetFormGroupForms`.
 */
export interface FormGroupsGetFormGroupFormsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
}

/** One page of the forms. */
export type FormGroupsGetFormGroupForms200Response = FormGroupFormList;

/** A parameter is invalid. */
export type FormGroupsGetFormGroupForms400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsGetFormGroupForms401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsGetFormGroupForms403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsGetFormGroupForms404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsGetFormGroupForms405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsGetFormGroupForms429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsGetFormGroupForms500Response = ApiError;

/**
 * List the forms of a form group.
 *
 * Returns the forms of one form group, without what the caller can do with each. `startPosition`
 * and `count` select a page.
 *
 * `FormGroups_GetFormGroupForms`, `GET /v2/accounts/{accountId}/form_groups/{formGroupId}/forms`
 *
 * The responses, by status.
 */
export interface FormGroupsGetFormGroupFormsResponses {
    /** One page of the forms. */
    200: FormGroupsGetFormGroupForms200Response;
    /** A parameter is invalid. */
    400: FormGroupsGetFormGroupForms400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsGetFormGroupForms401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsGetFormGroupForms403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsGetFormGroupForms404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsGetFormGroupForms405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsGetFormGroupForms429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsGetFormGroupForms500Response;
}

/**
 * The error codes that `FormGroups_GetFormGroupForms` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsGetFormGroupFormsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_GrantOfficeAccessToFormGroup`.
 */
export interface FormGroupsGrantOfficeAccessToFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
    /**
     * The ID of the office, as returned when it was created.
     *
     * @example 4410
     */
    officeId: number;
}

/** The office has access to the form group. The response has no body. */
export type FormGroupsGrantOfficeAccessToFormGroup204Response = undefined;

/** A parameter is invalid. */
export type FormGroupsGrantOfficeAccessToFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsGrantOfficeAccessToFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsGrantOfficeAccessToFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsGrantOfficeAccessToFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsGrantOfficeAccessToFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsGrantOfficeAccessToFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsGrantOfficeAccessToFormGroup500Response = ApiError;

/**
 * Grant a form group to an office.
 *
 * Makes a form group available to the members of an office, who can then add its forms to rooms.
 * An office that has the group already keeps it. A member whose access level is limited to offices
 * can grant a group only to those.
 *
 * `FormGroups_GrantOfficeAccessToFormGroup`, `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/grant_office_access/{officeId}`
 *
 * The responses, by status.
 */
export interface FormGroupsGrantOfficeAccessToFormGroupResponses {
    /** The office has access to the form group. The response has no body. */
    204: FormGroupsGrantOfficeAccessToFormGroup204Response;
    /** A parameter is invalid. */
    400: FormGroupsGrantOfficeAccessToFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsGrantOfficeAccessToFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsGrantOfficeAccessToFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsGrantOfficeAccessToFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsGrantOfficeAccessToFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsGrantOfficeAccessToFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsGrantOfficeAccessToFormGroup500Response;
}

/**
 * The error codes that `FormGroups_GrantOfficeAccessToFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsGrantOfficeAccessToFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_RevokeOfficeAccessFromFormGroup`.
 */
export interface FormGroupsRevokeOfficeAccessFromFormGroupParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
    /**
     * The ID of the office, as returned when it was created.
     *
     * @example 4410
     */
    officeId: number;
}

/** The office has no access to the form group. The response has no body. */
export type FormGroupsRevokeOfficeAccessFromFormGroup204Response = undefined;

/** A parameter is invalid. */
export type FormGroupsRevokeOfficeAccessFromFormGroup400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsRevokeOfficeAccessFromFormGroup401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsRevokeOfficeAccessFromFormGroup403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsRevokeOfficeAccessFromFormGroup404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsRevokeOfficeAccessFromFormGroup405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsRevokeOfficeAccessFromFormGroup429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsRevokeOfficeAccessFromFormGroup500Response = ApiError;

/**
 * Revoke a form group from an office.
 *
 * Takes a form group away from an office. Documents that its members created from forms of the
 * group stay in their rooms. If the office does not have the group, nothing changes. A member
 * whose access level is limited to offices can revoke a group only from those.
 *
 * `FormGroups_RevokeOfficeAccessFromFormGroup`, `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/revoke_office_access/{officeId}`
 *
 * The responses, by status.
 */
export interface FormGroupsRevokeOfficeAccessFromFormGroupResponses {
    /** The office has no access to the form group. The response has no body. */
    204: FormGroupsRevokeOfficeAccessFromFormGroup204Response;
    /** A parameter is invalid. */
    400: FormGroupsRevokeOfficeAccessFromFormGroup400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsRevokeOfficeAccessFromFormGroup401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsRevokeOfficeAccessFromFormGroup403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsRevokeOfficeAccessFromFormGroup404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsRevokeOfficeAccessFromFormGroup405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsRevokeOfficeAccessFromFormGroup429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsRevokeOfficeAccessFromFormGroup500Response;
}

/**
 * The error codes that `FormGroups_RevokeOfficeAccessFromFormGroup` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsRevokeOfficeAccessFromFormGroupErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `FormGroups_RemoveFormGroupForm`.
 */
export interface FormGroupsRemoveFormGroupFormParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the form group, as returned when it was created.
     *
     * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
     */
    formGroupId: string;
    /**
     * The ID of the form, as its library returns it in `libraryFormId`.
     *
     * @example 2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364
     */
    formId: string;
}

/** The form was removed from the group. The response has no body. */
export type FormGroupsRemoveFormGroupForm204Response = undefined;

/** A parameter is invalid. */
export type FormGroupsRemoveFormGroupForm400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FormGroupsRemoveFormGroupForm401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FormGroupsRemoveFormGroupForm403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FormGroupsRemoveFormGroupForm404Response = ApiError;

/** The path exists, but does not support this method. */
export type FormGroupsRemoveFormGroupForm405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FormGroupsRemoveFormGroupForm429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FormGroupsRemoveFormGroupForm500Response = ApiError;

/**
 * Remove a form from a form group.
 *
 * Removes a form from a form group. The form stays in its library and can be assigned again.
 *
 * `FormGroups_RemoveFormGroupForm`, `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/unassign_form/{formId}`
 *
 * The responses, by status.
 */
export interface FormGroupsRemoveFormGroupFormResponses {
    /** The form was removed from the group. The response has no body. */
    204: FormGroupsRemoveFormGroupForm204Response;
    /** A parameter is invalid. */
    400: FormGroupsRemoveFormGroupForm400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FormGroupsRemoveFormGroupForm401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FormGroupsRemoveFormGroupForm403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FormGroupsRemoveFormGroupForm404Response;
    /** The path exists, but does not support this method. */
    405: FormGroupsRemoveFormGroupForm405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FormGroupsRemoveFormGroupForm429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FormGroupsRemoveFormGroupForm500Response;
}

/**
 * The error codes that `FormGroups_RemoveFormGroupForm` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type FormGroupsRemoveFormGroupFormErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
