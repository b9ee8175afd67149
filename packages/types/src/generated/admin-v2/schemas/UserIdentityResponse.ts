// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** An identity with which a user logs in through an identity provider. */
export interface UserIdentityResponse {
    /**
     * The ID of the identity, by which it can be deleted.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The identity provider, by the GUID that the organization has for it.
     *
     * Format: guid
     */
    provider_id?: string | undefined;
    /**
     * The user to whom the identity belongs.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The name of the user at the identity provider, which stays the same when e-mail address or name
     * change.
     */
    immutable_id?: string | undefined;
    /** Why the identity could not be deleted, where that was asked for. */
    error_details?: ErrorDetails | undefined;
}
