/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FormGroupsAssignFormGroupForm204Response, FormGroupsAssignFormGroupFormBody, FormGroupsAssignFormGroupFormParams, FormGroupsAssignFormGroupFormResponses, FormGroupsCreateFormGroup201Response, FormGroupsCreateFormGroupBody, FormGroupsCreateFormGroupParams, FormGroupsCreateFormGroupResponses, FormGroupsDeleteFormGroup204Response, FormGroupsDeleteFormGroupParams, FormGroupsDeleteFormGroupResponses, FormGroupsGetFormGroup200Response, FormGroupsGetFormGroupForms200Response, FormGroupsGetFormGroupFormsParams, FormGroupsGetFormGroupFormsQueryParams, FormGroupsGetFormGroupFormsResponses, FormGroupsGetFormGroupParams, FormGroupsGetFormGroupResponses, FormGroupsGetFormGroups200Response, FormGroupsGetFormGroupsParams, FormGroupsGetFormGroupsQueryParams, FormGroupsGetFormGroupsResponses, FormGroupsGrantOfficeAccessToFormGroup204Response, FormGroupsGrantOfficeAccessToFormGroupParams, FormGroupsGrantOfficeAccessToFormGroupResponses, FormGroupsRemoveFormGroupForm204Response, FormGroupsRemoveFormGroupFormParams, FormGroupsRemoveFormGroupFormResponses, FormGroupsRenameFormGroup200Response, FormGroupsRenameFormGroupBody, FormGroupsRenameFormGroupParams, FormGroupsRenameFormGroupResponses, FormGroupsRevokeOfficeAccessFromFormGroup204Response, FormGroupsRevokeOfficeAccessFromFormGroupParams, FormGroupsRevokeOfficeAccessFromFormGroupResponses } from '@countersign/types/rooms-v2/form-groups';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `formGroupsGetFormGroups`.
 */
export interface FormGroupsGetFormGroupsInput {
    path?: PathOf<FormGroupsGetFormGroupsParams> | undefined;
    query?: FormGroupsGetFormGroupsQueryParams | undefined;
}
/**
 * List the form groups.
 *
 * Returns the form groups that the caller can use, without their forms. Members who manage form
 * groups see all. Other members see those that are granted to an office of theirs. The list is
 * paged: `startPosition` and `count` select a page.
 *
 * FormGroups_GetFormGroups: `GET /v2/accounts/{accountId}/form_groups`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsGetFormGroups: PagedOperation<FormGroupsGetFormGroupsInput, FormGroupsGetFormGroups200Response, FormGroupsGetFormGroupsResponses, NonNullable<FormGroupsGetFormGroups200Response['formGroups']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('FormGroups_GetFormGroups', 'GET', '/v2/accounts/{accountId}/form_groups', {
    paging: {
        items: 'formGroups',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `formGroupsCreateFormGroup`.
 */
export interface FormGroupsCreateFormGroupInput {
    path?: PathOf<FormGroupsCreateFormGroupParams> | undefined;
    body: FormGroupsCreateFormGroupBody;
}
/**
 * Create a form group.
 *
 * Creates a form group without forms and offices. Assign forms to it with
 * `FormGroups_AssignFormGroupForm`, and grant it to offices with
 * `FormGroups_GrantOfficeAccessToFormGroup`.
 *
 * FormGroups_CreateFormGroup: `POST /v2/accounts/{accountId}/form_groups`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsCreateFormGroup: Operation<FormGroupsCreateFormGroupInput, FormGroupsCreateFormGroup201Response, FormGroupsCreateFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_CreateFormGroup', 'POST', '/v2/accounts/{accountId}/form_groups');


/**
 * The input of `formGroupsGetFormGroup`.
 */
export interface FormGroupsGetFormGroupInput {
    path: PathOf<FormGroupsGetFormGroupParams>;
}
/**
 * Read a form group.
 *
 * Returns one form group with the offices that it is granted to, and all of its forms.
 *
 * FormGroups_GetFormGroup: `GET /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsGetFormGroup: Operation<FormGroupsGetFormGroupInput, FormGroupsGetFormGroup200Response, FormGroupsGetFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_GetFormGroup', 'GET', '/v2/accounts/{accountId}/form_groups/{formGroupId}');


/**
 * The input of `formGroupsRenameFormGroup`.
 */
export interface FormGroupsRenameFormGroupInput {
    path: PathOf<FormGroupsRenameFormGroupParams>;
    body: FormGroupsRenameFormGroupBody;
}
/**
 * Rename a form group.
 *
 * Changes the name of a form group, and nothing else. A member whose access level is limited to
 * offices needs access to each office that the group is granted to.
 *
 * FormGroups_RenameFormGroup: `PUT /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsRenameFormGroup: Operation<FormGroupsRenameFormGroupInput, FormGroupsRenameFormGroup200Response, FormGroupsRenameFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_RenameFormGroup', 'PUT', '/v2/accounts/{accountId}/form_groups/{formGroupId}');


/**
 * The input of `formGroupsDeleteFormGroup`.
 */
export interface FormGroupsDeleteFormGroupInput {
    path: PathOf<FormGroupsDeleteFormGroupParams>;
}
/**
 * Delete a form group.
 *
 * Deletes a form group. Its forms stay in their libraries, and the documents that were created
 * from them stay in their rooms. A member whose access level is limited to offices needs access to
 * each office that the group is granted to.
 *
 * FormGroups_DeleteFormGroup: `DELETE /v2/accounts/{accountId}/form_groups/{formGroupId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsDeleteFormGroup: Operation<FormGroupsDeleteFormGroupInput, FormGroupsDeleteFormGroup204Response, FormGroupsDeleteFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_DeleteFormGroup', 'DELETE', '/v2/accounts/{accountId}/form_groups/{formGroupId}');


/**
 * The input of `formGroupsAssignFormGroupForm`.
 */
export interface FormGroupsAssignFormGroupFormInput {
    path: PathOf<FormGroupsAssignFormGroupFormParams>;
    body: FormGroupsAssignFormGroupFormBody;
}
/**
 * Assign a form to a form group.
 *
 * Adds a form of a library to a form group. If the group contains the form already, `isRequired`
 * is replaced.
 *
 * FormGroups_AssignFormGroupForm: `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/assign_form`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsAssignFormGroupForm: Operation<FormGroupsAssignFormGroupFormInput, FormGroupsAssignFormGroupForm204Response, FormGroupsAssignFormGroupFormResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_AssignFormGroupForm', 'POST', '/v2/accounts/{accountId}/form_groups/{formGroupId}/assign_form');


/**
 * The input of `formGroupsGetFormGroupForms`.
 */
export interface FormGroupsGetFormGroupFormsInput {
    path: PathOf<FormGroupsGetFormGroupFormsParams>;
    query?: FormGroupsGetFormGroupFormsQueryParams | undefined;
}
/**
 * List the forms of a form group.
 *
 * Returns the forms of one form group, without what the caller can do with each. `startPosition`
 * and `count` select a page.
 *
 * FormGroups_GetFormGroupForms: `GET /v2/accounts/{accountId}/form_groups/{formGroupId}/forms`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsGetFormGroupForms: PagedOperation<FormGroupsGetFormGroupFormsInput, FormGroupsGetFormGroupForms200Response, FormGroupsGetFormGroupFormsResponses, NonNullable<FormGroupsGetFormGroupForms200Response['forms']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('FormGroups_GetFormGroupForms', 'GET', '/v2/accounts/{accountId}/form_groups/{formGroupId}/forms', {
    paging: {
        items: 'forms',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `formGroupsGrantOfficeAccessToFormGroup`.
 */
export interface FormGroupsGrantOfficeAccessToFormGroupInput {
    path: PathOf<FormGroupsGrantOfficeAccessToFormGroupParams>;
}
/**
 * Grant a form group to an office.
 *
 * Makes a form group available to the members of an office, who can then add its forms to rooms.
 * An office that has the group already keeps it. A member whose access level is limited to offices
 * can grant a group only to those.
 *
 * FormGroups_GrantOfficeAccessToFormGroup: `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/grant_office_access/{officeId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsGrantOfficeAccessToFormGroup: Operation<FormGroupsGrantOfficeAccessToFormGroupInput, FormGroupsGrantOfficeAccessToFormGroup204Response, FormGroupsGrantOfficeAccessToFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_GrantOfficeAccessToFormGroup', 'POST', '/v2/accounts/{accountId}/form_groups/{formGroupId}/grant_office_access/{officeId}');


/**
 * The input of `formGroupsRevokeOfficeAccessFromFormGroup`.
 */
export interface FormGroupsRevokeOfficeAccessFromFormGroupInput {
    path: PathOf<FormGroupsRevokeOfficeAccessFromFormGroupParams>;
}
/**
 * Revoke a form group from an office.
 *
 * Takes a form group away from an office. Documents that its members created from forms of the
 * group stay in their rooms. If the office does not have the group, nothing changes. A member
 * whose access level is limited to offices can revoke a group only from those.
 *
 * FormGroups_RevokeOfficeAccessFromFormGroup: `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/revoke_office_access/{officeId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsRevokeOfficeAccessFromFormGroup: Operation<FormGroupsRevokeOfficeAccessFromFormGroupInput, FormGroupsRevokeOfficeAccessFromFormGroup204Response, FormGroupsRevokeOfficeAccessFromFormGroupResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_RevokeOfficeAccessFromFormGroup', 'POST', '/v2/accounts/{accountId}/form_groups/{formGroupId}/revoke_office_access/{officeId}');


/**
 * The input of `formGroupsRemoveFormGroupForm`.
 */
export interface FormGroupsRemoveFormGroupFormInput {
    path: PathOf<FormGroupsRemoveFormGroupFormParams>;
}
/**
 * Remove a form from a form group.
 *
 * Removes a form from a form group. The form stays in its library and can be assigned again.
 *
 * FormGroups_RemoveFormGroupForm: `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/unassign_form/{formId}`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formGroupsRemoveFormGroupForm: Operation<FormGroupsRemoveFormGroupFormInput, FormGroupsRemoveFormGroupForm204Response, FormGroupsRemoveFormGroupFormResponses, 'rooms'> = /* @__PURE__ */ operation('FormGroups_RemoveFormGroupForm', 'POST', '/v2/accounts/{accountId}/form_groups/{formGroupId}/unassign_form/{formId}');

