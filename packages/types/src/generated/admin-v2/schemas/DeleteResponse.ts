// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserIdentityResponse } from './UserIdentityResponse.js';

/** The result of deleting identities. */
export interface DeleteResponse {
    /** Indicates whether every identity was deleted. */
    success?: boolean | undefined;
    /** The identities in the request. An identity that was not deleted includes the reason. */
    identities?: UserIdentityResponse[] | undefined;
}
