/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FormLibrariesGetFormLibraries200Response, FormLibrariesGetFormLibrariesParams, FormLibrariesGetFormLibrariesQueryParams, FormLibrariesGetFormLibrariesResponses, FormLibrariesGetFormLibraryForms200Response, FormLibrariesGetFormLibraryFormsParams, FormLibrariesGetFormLibraryFormsQueryParams, FormLibrariesGetFormLibraryFormsResponses } from '@countersign/types/rooms-v2/form-libraries';
import type { PathOf, PagedOperation } from '../../index.js';
import { pagedOperation } from '../../index.js';


/**
 * The input of `formLibrariesGetFormLibraries`.
 */
export interface FormLibrariesGetFormLibrariesInput {
    path?: PathOf<FormLibrariesGetFormLibrariesParams> | undefined;
    query?: FormLibrariesGetFormLibrariesQueryParams | undefined;
}
/**
 * List the form libraries.
 *
 * Returns the form libraries that the caller can use. If the company requires that libraries are
 * assigned to offices, members see only the libraries of their offices, and those who manage form
 * groups see all. `startPosition` and `count` select a page.
 *
 * FormLibraries_GetFormLibraries: `GET /v2/accounts/{accountId}/form_libraries`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formLibrariesGetFormLibraries: PagedOperation<FormLibrariesGetFormLibrariesInput, FormLibrariesGetFormLibraries200Response, FormLibrariesGetFormLibrariesResponses, NonNullable<FormLibrariesGetFormLibraries200Response['formsLibrarySummaries']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('FormLibraries_GetFormLibraries', 'GET', '/v2/accounts/{accountId}/form_libraries', {
    paging: {
        items: 'formsLibrarySummaries',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});


/**
 * The input of `formLibrariesGetFormLibraryForms`.
 */
export interface FormLibrariesGetFormLibraryFormsInput {
    path: PathOf<FormLibrariesGetFormLibraryFormsParams>;
    query?: FormLibrariesGetFormLibraryFormsQueryParams | undefined;
}
/**
 * List the forms of a library.
 *
 * Returns the forms of one library. `viewingUserHasAccess` says which of them the caller can add
 * to rooms. `startPosition` and `count` select a page. `FormDetails_GetFormDetails` returns more
 * about one form.
 *
 * FormLibraries_GetFormLibraryForms: `GET /v2/accounts/{accountId}/form_libraries/{formLibraryId}/forms`
 *
 * The token needs the scopes `signature` and `room_forms`.
 */
export const formLibrariesGetFormLibraryForms: PagedOperation<FormLibrariesGetFormLibraryFormsInput, FormLibrariesGetFormLibraryForms200Response, FormLibrariesGetFormLibraryFormsResponses, NonNullable<FormLibrariesGetFormLibraryForms200Response['forms']>[number], 'rooms'> = /* @__PURE__ */ pagedOperation('FormLibraries_GetFormLibraryForms', 'GET', '/v2/accounts/{accountId}/form_libraries/{formLibraryId}/forms', {
    paging: {
        items: 'forms',
        start: 'startPosition',
        next: 'nextUri',
        total: 'totalRowCount'
    }
});

