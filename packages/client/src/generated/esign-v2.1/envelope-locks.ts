/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeLocksCreate201Response, EnvelopeLocksCreateBody, EnvelopeLocksCreateParams, EnvelopeLocksCreateResponses, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteHeader, EnvelopeLocksDeleteParams, EnvelopeLocksDeleteQueryParams, EnvelopeLocksDeleteResponses, EnvelopeLocksGet200Response, EnvelopeLocksGetParams, EnvelopeLocksGetResponses, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateBody, EnvelopeLocksUpdateHeader, EnvelopeLocksUpdateParams, EnvelopeLocksUpdateResponses } from '@countersign/types/esign-v2.1/envelope-locks';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeLocksGet`.
 */
export interface EnvelopeLocksGetInput {
    path: PathOf<EnvelopeLocksGetParams>;
}
/**
 * Read the lock of an envelope.
 *
 * Returns the owner, purpose and expiry of the lock on an envelope. Only the owner of the lock
 * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
 * the token can get it this way.
 *
 * EnvelopeLocks_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksGet: Operation<EnvelopeLocksGetInput, EnvelopeLocksGet200Response, EnvelopeLocksGetResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeLocks_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * The input of `envelopeLocksCreate`.
 */
export interface EnvelopeLocksCreateInput {
    path: PathOf<EnvelopeLocksCreateParams>;
    body?: EnvelopeLocksCreateBody | undefined;
}
/**
 * Lock an envelope.
 *
 * Locks an envelope for the calling user, so that no other user can change it until the lock is
 * released or expires. The response contains the token that every change must then send in the
 * `X-DocuSign-Edit` header.
 *
 * The envelope must be a draft, sent or delivered, and the user requires the right to lock
 * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
 *
 * EnvelopeLocks_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksCreate: Operation<EnvelopeLocksCreateInput, EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeLocks_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * The input of `envelopeLocksUpdate`.
 */
export interface EnvelopeLocksUpdateInput {
    path: PathOf<EnvelopeLocksUpdateParams>;
    header?: EnvelopeLocksUpdateHeader | undefined;
    body?: EnvelopeLocksUpdateBody | undefined;
}
/**
 * Extend the lock of an envelope.
 *
 * Sets the duration of the lock on an envelope, counted from now, and its application name. Only the
 * owner can change the lock. The request must contain the lock token in the `X-DocuSign-Edit`
 * header.
 *
 * EnvelopeLocks_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksUpdate: Operation<EnvelopeLocksUpdateInput, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeLocks_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * The input of `envelopeLocksDelete`.
 */
export interface EnvelopeLocksDeleteInput {
    path: PathOf<EnvelopeLocksDeleteParams>;
    query?: EnvelopeLocksDeleteQueryParams | undefined;
    header?: EnvelopeLocksDeleteHeader | undefined;
}
/**
 * Unlock an envelope.
 *
 * Releases the lock on an envelope, so that other users can change the envelope again. Changes that
 * were made under the lock are saved unless `save_changes` is `false`, which discards the changes in
 * the working copy. The request must contain the lock token in the `X-DocuSign-Edit` header.
 *
 * EnvelopeLocks_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksDelete: Operation<EnvelopeLocksDeleteInput, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeLocks_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');

