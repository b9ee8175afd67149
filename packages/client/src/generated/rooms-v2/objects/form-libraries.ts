// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormLibrariesGetFormLibraries200Response, FormLibrariesGetFormLibrariesResponses, FormLibrariesGetFormLibraryForms200Response, FormLibrariesGetFormLibraryFormsResponses } from '@countersign/types/rooms-v2/form-libraries';
import type { PagedCall, CallOptions, Client } from '../../../index.js';
import type { FormLibrariesGetFormLibrariesInput, FormLibrariesGetFormLibraryFormsInput } from '../form-libraries.js';
import { formLibrariesGetFormLibraries, formLibrariesGetFormLibraryForms } from '../form-libraries.js';
/**
 * A form library contains the forms of an association, such as a lease or a disclosure. A provider
 * distributes them to the companies that use them. The forms are PDFs with fields.
 */
export interface FormLibraries {
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
    getFormLibraries(input?: FormLibrariesGetFormLibrariesInput, options?: CallOptions): PagedCall<FormLibrariesGetFormLibraries200Response, FormLibrariesGetFormLibrariesResponses, NonNullable<FormLibrariesGetFormLibraries200Response['formsLibrarySummaries']>[number]>;
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
    getFormLibraryForms(input: FormLibrariesGetFormLibraryFormsInput, options?: CallOptions): PagedCall<FormLibrariesGetFormLibraryForms200Response, FormLibrariesGetFormLibraryFormsResponses, NonNullable<FormLibrariesGetFormLibraryForms200Response['forms']>[number]>;
}
/**
 * Creates an object whose methods are the functions of FormLibraries.
 */
export function formLibraries(client: Client<'rooms'>): FormLibraries {
    return {
        getFormLibraries: formLibrariesGetFormLibraries.bind(null, client),
        getFormLibraryForms: formLibrariesGetFormLibraryForms.bind(null, client)
    };
}

