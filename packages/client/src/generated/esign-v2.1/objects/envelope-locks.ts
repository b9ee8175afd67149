// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses, EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses, EnvelopeLocksGet200Response, EnvelopeLocksGetResponses, EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses } from '@countersign/types/esign-v2.1/envelope-locks';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeLocksCreateInput, EnvelopeLocksDeleteInput, EnvelopeLocksGetInput, EnvelopeLocksUpdateInput } from '../envelope-locks.js';
import { envelopeLocksCreate, envelopeLocksDelete, envelopeLocksGet, envelopeLocksUpdate } from '../envelope-locks.js';
/**
 * A lock keeps others from changing an envelope while one client edits it. Whoever holds the
 * lock sends its token in the `X-DocuSign-Edit` header with every change.
 */
export interface EnvelopeLocks {
    /**
     * Read the lock of an envelope.
     *
     * Tells who holds the lock on an envelope, for what and until when. Only the owner of the lock
     * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
     * client that lost the token gets it back.
     *
     * EnvelopeLocks_get: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
     */
    get(input: EnvelopeLocksGetInput, options?: CallOptions): Call<EnvelopeLocksGet200Response, EnvelopeLocksGetResponses>;
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
    create(input: EnvelopeLocksCreateInput, options?: CallOptions): Call<EnvelopeLocksCreate201Response, EnvelopeLocksCreateResponses>;
    /**
     * Extend the lock of an envelope.
     *
     * Sets how long the lock on an envelope lasts, counted from now, and under which application
     * name. Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
     *
     * EnvelopeLocks_update: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock`
     */
    update(input: EnvelopeLocksUpdateInput, options?: CallOptions): Call<EnvelopeLocksUpdate200Response, EnvelopeLocksUpdateResponses>;
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
    delete(input: EnvelopeLocksDeleteInput, options?: CallOptions): Call<EnvelopeLocksDelete200Response, EnvelopeLocksDeleteResponses>;
}
/**
 * Makes the functions of EnvelopeLocks into methods of one object.
 */
export function envelopeLocks(client: Client): EnvelopeLocks {
    return {
        get: envelopeLocksGet.bind(null, client),
        create: envelopeLocksCreate.bind(null, client),
        update: envelopeLocksUpdate.bind(null, client),
        delete: envelopeLocksDelete.bind(null, client)
    };
}

