// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** An identity with which a user logs in through an identity provider. */
export interface UserIdentityResponse {
    /**
     * The GUID of the identity, which is required to delete it.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The GUID of the identity provider in the organization.
     *
     * Format: guid
     */
    provider_id?: string | undefined;
    /**
     * The GUID of the user to whom the identity belongs.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The identifier of the user at the identity provider, which does not change when the e-mail
     * address or name changes.
     */
    immutable_id?: string | undefined;
    /** The reason why the identity could not be deleted, in the response to a deletion. */
    error_details?: ErrorDetails | undefined;
}
