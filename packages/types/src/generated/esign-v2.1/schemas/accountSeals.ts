// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SealIdentifier } from './sealIdentifier.js';

/** The electronic seals of an account. */
export interface AccountSeals {
    /** The seals, each with its name. */
    seals?: SealIdentifier[] | undefined;
}
