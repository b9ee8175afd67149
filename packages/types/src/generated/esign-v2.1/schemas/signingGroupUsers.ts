// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupUser } from './signingGroupUser.js';

/** Members of a signing group. */
export interface SigningGroupUsers {
    /** The members, each with a name and an e-mail address. The maximum is 50. */
    users?: SigningGroupUser[] | undefined;
}
