/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { NotaryCreateNotary201Response, NotaryCreateNotaryBody, NotaryCreateNotaryResponses, NotaryGetNotary200Response, NotaryGetNotaryJurisdictionSeal200Response, NotaryGetNotaryJurisdictionSealParams, NotaryGetNotaryJurisdictionSealResponses, NotaryGetNotaryQueryParams, NotaryGetNotaryResponses, NotaryUpdateNotary200Response, NotaryUpdateNotaryBody, NotaryUpdateNotaryResponses } from '@countersign/types/esign-v2.1/notary';
import type { PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation } from '../../index.js';


/**
 * The input of `notaryGetNotary`.
 */
export interface NotaryGetNotaryInput {
    query?: NotaryGetNotaryQueryParams | undefined;
}
/**
 * Read the calling user's registration as a notary.
 *
 * Returns whether and since when the calling user is registered as a notary. With
 * `include_jurisdictions`, the response also contains the jurisdictions of the registration.
 *
 * Notary_getNotary: `GET /v2.1/current_user/notary`
 */
export const notaryGetNotary: Operation<NotaryGetNotaryInput, NotaryGetNotary200Response, NotaryGetNotaryResponses, 'esign'> = /* @__PURE__ */ operation('Notary_getNotary', 'GET', '/v2.1/current_user/notary');


/**
 * The input of `notaryCreateNotary`.
 */
export interface NotaryCreateNotaryInput {
    body: NotaryCreateNotaryBody;
}
/**
 * Register the calling user as a notary.
 *
 * Registers the calling user as a notary. Before the user can act as a notary, a jurisdiction must
 * be added. The account must have the notary feature. A user has one registration: a further call
 * changes it as `Notary_updateNotary` does, and its jurisdictions are kept.
 *
 * Notary_createNotary: `POST /v2.1/current_user/notary`
 */
export const notaryCreateNotary: Operation<NotaryCreateNotaryInput, NotaryCreateNotary201Response, NotaryCreateNotaryResponses, 'esign'> = /* @__PURE__ */ operation('Notary_createNotary', 'POST', '/v2.1/current_user/notary');


/**
 * The input of `notaryUpdateNotary`.
 */
export interface NotaryUpdateNotaryInput {
    body: NotaryUpdateNotaryBody;
}
/**
 * Change the calling user's registration as a notary.
 *
 * Changes whether the calling user currently acts as a notary and is visible to senders. Omitted
 * fields are not changed. The jurisdictions have separate operations.
 *
 * Notary_updateNotary: `PUT /v2.1/current_user/notary`
 */
export const notaryUpdateNotary: Operation<NotaryUpdateNotaryInput, NotaryUpdateNotary200Response, NotaryUpdateNotaryResponses, 'esign'> = /* @__PURE__ */ operation('Notary_updateNotary', 'PUT', '/v2.1/current_user/notary');


/**
 * The input of `notaryGetNotaryJurisdictionSeal`.
 */
export interface NotaryGetNotaryJurisdictionSealInput {
    path: PathOf<NotaryGetNotaryJurisdictionSealParams>;
}
/**
 * Download the seal of a notary.
 *
 * Returns the image of the seal of the caller in one jurisdiction.
 *
 * Notary_getNotaryJurisdictionSeal: `GET /v2.1/current_user/notary/jurisdictions/{jurisdictionId}/seal`
 */
export const notaryGetNotaryJurisdictionSeal: DocumentOperation<NotaryGetNotaryJurisdictionSealInput, NotaryGetNotaryJurisdictionSeal200Response, NotaryGetNotaryJurisdictionSealResponses, 'esign'> = /* @__PURE__ */ documentOperation('Notary_getNotaryJurisdictionSeal', 'GET', '/v2.1/current_user/notary/jurisdictions/{jurisdictionId}/seal');

