/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FormDetailsGetFormDetails200Response, FormDetailsGetFormDetailsParams, FormDetailsGetFormDetailsResponses } from '@countersign/types/rooms-v2/form-details';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `formDetailsGetFormDetails`.
 */
export interface FormDetailsGetFormDetailsInput {
    path: PathOf<FormDetailsGetFormDetailsParams>;
}
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
export const formDetailsGetFormDetails: Operation<FormDetailsGetFormDetailsInput, FormDetailsGetFormDetails200Response, FormDetailsGetFormDetailsResponses, 'rooms'> = /* @__PURE__ */ operation('FormDetails_GetFormDetails', 'GET', '/v2/accounts/{accountId}/forms/{formId}/details');

