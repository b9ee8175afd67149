// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserSignature } from './userSignature.js';

/** The signatures, initials and stamps of a user. */
export interface UserSignaturesInformation {
    /** One entry for each signature with its initials, and for each stamp. */
    userSignatures?: UserSignature[] | undefined;
}
