// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormGroupsAssignFormGroupForm204Response, FormGroupsAssignFormGroupFormResponses, FormGroupsCreateFormGroup201Response, FormGroupsCreateFormGroupResponses, FormGroupsDeleteFormGroup204Response, FormGroupsDeleteFormGroupResponses, FormGroupsGetFormGroup200Response, FormGroupsGetFormGroupForms200Response, FormGroupsGetFormGroupFormsResponses, FormGroupsGetFormGroupResponses, FormGroupsGetFormGroups200Response, FormGroupsGetFormGroupsResponses, FormGroupsGrantOfficeAccessToFormGroup204Response, FormGroupsGrantOfficeAccessToFormGroupResponses, FormGroupsRemoveFormGroupForm204Response, FormGroupsRemoveFormGroupFormResponses, FormGroupsRenameFormGroup200Response, FormGroupsRenameFormGroupResponses, FormGroupsRevokeOfficeAccessFromFormGroup204Response, FormGroupsRevokeOfficeAccessFromFormGroupResponses } from '@countersign/types/rooms-v2/form-groups';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { FormGroupsAssignFormGroupFormInput, FormGroupsCreateFormGroupInput, FormGroupsDeleteFormGroupInput, FormGroupsGetFormGroupFormsInput, FormGroupsGetFormGroupInput, FormGroupsGetFormGroupsInput, FormGroupsGrantOfficeAccessToFormGroupInput, FormGroupsRemoveFormGroupFormInput, FormGroupsRenameFormGroupInput, FormGroupsRevokeOfficeAccessFromFormGroupInput } from '../form-groups.js';
import { formGroupsAssignFormGroupForm, formGroupsCreateFormGroup, formGroupsDeleteFormGroup, formGroupsGetFormGroup, formGroupsGetFormGroupForms, formGroupsGetFormGroups, formGroupsGrantOfficeAccessToFormGroup, formGroupsRemoveFormGroupForm, formGroupsRenameFormGroup, formGroupsRevokeOfficeAccessFromFormGroup } from '../form-groups.js';
/**
 * A form group is a selection of forms from the libraries, for one kind of transaction. A company
 * grants it to offices, so that their members know which forms to add to their rooms. Forms can be
 * required.
 */
export interface FormGroups {
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
    getFormGroups(input?: FormGroupsGetFormGroupsInput, options?: CallOptions): PagedCall<FormGroupsGetFormGroups200Response, FormGroupsGetFormGroupsResponses, NonNullable<FormGroupsGetFormGroups200Response['formGroups']>[number]>;
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
    createFormGroup(input: FormGroupsCreateFormGroupInput, options?: CallOptions): Call<FormGroupsCreateFormGroup201Response, FormGroupsCreateFormGroupResponses>;
    /**
     * Read a form group.
     *
     * Returns one form group with the offices that it is granted to, and all of its forms.
     *
     * FormGroups_GetFormGroup: `GET /v2/accounts/{accountId}/form_groups/{formGroupId}`
     *
     * The token needs the scopes `signature` and `room_forms`.
     */
    getFormGroup(input: FormGroupsGetFormGroupInput, options?: CallOptions): Call<FormGroupsGetFormGroup200Response, FormGroupsGetFormGroupResponses>;
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
    renameFormGroup(input: FormGroupsRenameFormGroupInput, options?: CallOptions): Call<FormGroupsRenameFormGroup200Response, FormGroupsRenameFormGroupResponses>;
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
    deleteFormGroup(input: FormGroupsDeleteFormGroupInput, options?: CallOptions): Call<FormGroupsDeleteFormGroup204Response, FormGroupsDeleteFormGroupResponses>;
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
    assignFormGroupForm(input: FormGroupsAssignFormGroupFormInput, options?: CallOptions): Call<FormGroupsAssignFormGroupForm204Response, FormGroupsAssignFormGroupFormResponses>;
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
    getFormGroupForms(input: FormGroupsGetFormGroupFormsInput, options?: CallOptions): PagedCall<FormGroupsGetFormGroupForms200Response, FormGroupsGetFormGroupFormsResponses, NonNullable<FormGroupsGetFormGroupForms200Response['forms']>[number]>;
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
    grantOfficeAccessToFormGroup(input: FormGroupsGrantOfficeAccessToFormGroupInput, options?: CallOptions): Call<FormGroupsGrantOfficeAccessToFormGroup204Response, FormGroupsGrantOfficeAccessToFormGroupResponses>;
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
    revokeOfficeAccessFromFormGroup(input: FormGroupsRevokeOfficeAccessFromFormGroupInput, options?: CallOptions): Call<FormGroupsRevokeOfficeAccessFromFormGroup204Response, FormGroupsRevokeOfficeAccessFromFormGroupResponses>;
    /**
     * Remove a form from a form group.
     *
     * Removes a form from a form group. The form stays in its library and can be assigned again.
     *
     * FormGroups_RemoveFormGroupForm: `POST /v2/accounts/{accountId}/form_groups/{formGroupId}/unassign_form/{formId}`
     *
     * The token needs the scopes `signature` and `room_forms`.
     */
    removeFormGroupForm(input: FormGroupsRemoveFormGroupFormInput, options?: CallOptions): Call<FormGroupsRemoveFormGroupForm204Response, FormGroupsRemoveFormGroupFormResponses>;
}
/**
 * Creates an object whose methods are the functions of FormGroups.
 */
export function formGroups(client: Client<'rooms'>): FormGroups {
    return {
        getFormGroups: formGroupsGetFormGroups.bind(null, client),
        createFormGroup: formGroupsCreateFormGroup.bind(null, client),
        getFormGroup: formGroupsGetFormGroup.bind(null, client),
        renameFormGroup: formGroupsRenameFormGroup.bind(null, client),
        deleteFormGroup: formGroupsDeleteFormGroup.bind(null, client),
        assignFormGroupForm: formGroupsAssignFormGroupForm.bind(null, client),
        getFormGroupForms: formGroupsGetFormGroupForms.bind(null, client),
        grantOfficeAccessToFormGroup: formGroupsGrantOfficeAccessToFormGroup.bind(null, client),
        revokeOfficeAccessFromFormGroup: formGroupsRevokeOfficeAccessFromFormGroup.bind(null, client),
        removeFormGroupForm: formGroupsRemoveFormGroupForm.bind(null, client)
    };
}

