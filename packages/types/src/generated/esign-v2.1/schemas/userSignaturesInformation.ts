// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserSignature } from './userSignature.js';

/** The signatures, initials and stamps of a user. */
export interface UserSignaturesInformation {
    /** The signatures with their initials, and the stamps, one entry for each. */
    userSignatures?: UserSignature[] | undefined;
}
