/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeLocksCreate201Response, EnvelopeLocksCreateBody, EnvelopeLocksCreateParams, EnvelopeLocksCreateResponses, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteHeader, EnvelopeLocksDeleteParams, EnvelopeLocksDeleteQueryParams, EnvelopeLocksDeleteResponses, EnvelopeLocksGet200Response, EnvelopeLocksGetParams, EnvelopeLocksGetResponses, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateBody, EnvelopeLocksUpdateHeader, EnvelopeLocksUpdateParams, EnvelopeLocksUpdateResponses } from '@countersign/types/esign-v2.1/envelope-locks';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `envelopeLocksGet` takes.
 */
export interface EnvelopeLocksGetInput {
    path: PathOf<EnvelopeLocksGetParams>;
}
/**
 * Read the lock of an envelope.
 *
 * Tells who holds the lock on an envelope, for what and until when. Only the owner of the lock
 * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
 * client that lost the token gets it back.
 *
 * EnvelopeLocks_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksGet: Operation<EnvelopeLocksGetInput, EnvelopeLocksGet200Response, EnvelopeLocksGetResponses> = /* @__PURE__ */ operation('EnvelopeLocks_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * What `envelopeLocksCreate` takes.
 */
export interface EnvelopeLocksCreateInput {
    path: PathOf<EnvelopeLocksCreateParams>;
    body?: EnvelopeLocksCreateBody | undefined;
}
/**
 * Lock an envelope.
 *
 * Takes the lock on an envelope for the calling user, so that nobody else changes the envelope
 * until the lock is given back or its time runs out. The answer holds the token that every
 * change must then carry in the `X-DocuSign-Edit` header.
 *
 * The envelope must be a draft, sent or delivered, and the user needs the right to lock
 * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
 *
 * EnvelopeLocks_create: `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksCreate: Operation<EnvelopeLocksCreateInput, EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses> = /* @__PURE__ */ operation('EnvelopeLocks_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * What `envelopeLocksUpdate` takes.
 */
export interface EnvelopeLocksUpdateInput {
    path: PathOf<EnvelopeLocksUpdateParams>;
    header?: EnvelopeLocksUpdateHeader | undefined;
    body?: EnvelopeLocksUpdateBody | undefined;
}
/**
 * Extend the lock of an envelope.
 *
 * Sets how long the lock on an envelope lasts, counted from now, and under which application
 * name. Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
 *
 * EnvelopeLocks_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksUpdate: Operation<EnvelopeLocksUpdateInput, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses> = /* @__PURE__ */ operation('EnvelopeLocks_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');


/**
 * What `envelopeLocksDelete` takes.
 */
export interface EnvelopeLocksDeleteInput {
    path: PathOf<EnvelopeLocksDeleteParams>;
    query?: EnvelopeLocksDeleteQueryParams | undefined;
    header?: EnvelopeLocksDeleteHeader | undefined;
}
/**
 * Unlock an envelope.
 *
 * Gives the lock on an envelope back, so that others can change the envelope again. Changes that
 * were made under the lock are kept unless `save_changes` is `false`, which throws away what
 * stands on the scratch copy. The owner proves the right to do so with the token in the
 * `X-DocuSign-Edit` header.
 *
 * EnvelopeLocks_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
 */
export const envelopeLocksDelete: Operation<EnvelopeLocksDeleteInput, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses> = /* @__PURE__ */ operation('EnvelopeLocks_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock');

