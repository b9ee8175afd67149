// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserIdentityResponse } from './UserIdentityResponse.js';

/** What came of the deletion of identities. */
export interface DeleteResponse {
    /** Whether every identity was deleted. */
    success?: boolean | undefined;
    /** The identities that were named, with the reason where one is still there. */
    identities?: UserIdentityResponse[] | undefined;
}
