// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupUser } from './signingGroupUser.js';

/** Members of a signing group. */
export interface SigningGroupUsers {
    /** The members, each by name and e-mail address; 50 at most. */
    users?: SigningGroupUser[] | undefined;
}
