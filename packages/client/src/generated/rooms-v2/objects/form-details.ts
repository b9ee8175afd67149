// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FormDetailsGetFormDetails200Response, FormDetailsGetFormDetailsResponses } from '@countersign/types/rooms-v2/form-details';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { FormDetailsGetFormDetailsInput } from '../form-details.js';
import { formDetailsGetFormDetails } from '../form-details.js';
/**
 * The version, the owner, the dates and the length of a form.
 */
export interface FormDetails {
    /**
     * Read the details of a form.
     *
     * Returns the version of a form, its owner, its number of pages, and the date from which it can be
     * added to rooms.
     *
     * FormDetails_GetFormDetails: `GET /v2/accounts/{accountId}/forms/{formId}/details`
     *
     * The token needs the scopes `signature` and `room_forms`.
     */
    getFormDetails(input: FormDetailsGetFormDetailsInput, options?: CallOptions): Call<FormDetailsGetFormDetails200Response, FormDetailsGetFormDetailsResponses>;
}
/**
 * Creates an object whose methods are the functions of FormDetails.
 */
export function formDetails(client: Client<'rooms'>): FormDetails {
    return {
        getFormDetails: formDetailsGetFormDetails.bind(null, client)
    };
}

