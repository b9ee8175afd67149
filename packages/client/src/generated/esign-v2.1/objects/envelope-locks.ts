// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses, EnvelopeLocksGet200Response, EnvelopeLocksGetResponses, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses } from '@countersign/types/esign-v2.1/envelope-locks';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeLocksCreateInput, EnvelopeLocksDeleteInput, EnvelopeLocksGetInput, EnvelopeLocksUpdateInput } from '../envelope-locks.js';
import { envelopeLocksCreate, envelopeLocksDelete, envelopeLocksGet, envelopeLocksUpdate } from '../envelope-locks.js';
/**
 * A lock prevents other users from changing an envelope while one client edits it. The client that
 * holds the lock sends its token in the `X-DocuSign-Edit` header with every change.
 */
export interface EnvelopeLocks {
    /**
     * Read the lock of an envelope.
     *
     * Returns the owner, purpose and expiry of the lock on an envelope. Only the owner of the lock
     * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
     * the token can get it this way.
     *
     * EnvelopeLocks_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
     */
    get(input: EnvelopeLocksGetInput, options?: CallOptions): Call<EnvelopeLocksGet200Response, EnvelopeLocksGetResponses>;
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
    create(input: EnvelopeLocksCreateInput, options?: CallOptions): Call<EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses>;
    /**
     * Extend the lock of an envelope.
     *
     * Sets the duration of the lock on an envelope, counted from now, and its application name. Only the
     * owner can change the lock. The request must contain the lock token in the `X-DocuSign-Edit`
     * header.
     *
     * EnvelopeLocks_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
     */
    update(input: EnvelopeLocksUpdateInput, options?: CallOptions): Call<EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses>;
    /**
     * Unlock an envelope.
     *
     * Releases the lock on an envelope, so that other users can change the envelope again. Changes that
     * were made under the lock are saved unless `save_changes` is `false`, which discards the changes in
     * the working copy. The request must contain the lock token in the `X-DocuSign-Edit` header.
     *
     * EnvelopeLocks_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
     */
    delete(input: EnvelopeLocksDeleteInput, options?: CallOptions): Call<EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeLocks.
 */
export function envelopeLocks(client: Client<'esign'>): EnvelopeLocks {
    return {
        get: envelopeLocksGet.bind(null, client),
        create: envelopeLocksCreate.bind(null, client),
        update: envelopeLocksUpdate.bind(null, client),
        delete: envelopeLocksDelete.bind(null, client)
    };
}

