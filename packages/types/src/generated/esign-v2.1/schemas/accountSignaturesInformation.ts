// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignature } from './accountSignature.js';

/** The signatures and stamps of an account. */
export interface AccountSignaturesInformation {
    /** Each signature or stamp, with who can use it. */
    accountSignatures?: AccountSignature[] | undefined;
}
