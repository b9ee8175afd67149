// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Credential } from './credential.js';
import type { ExternalClaim } from './externalClaim.js';

/** A signer, as a provider sees them. */
export interface User {
    /** The mobile telephone number of the signer. */
    cellPhoneNumber?: string | undefined;
    /** The country code of the mobile telephone number. */
    countryCode?: string | undefined;
    /** The credentials of the signer. */
    credentials?: Credential[] | undefined;
    /** The name of the signer. */
    displayName?: string | undefined;
    /** The e-mail address of the signer. */
    email?: string | undefined;
    /** The statements of other companies about the signer. */
    externalClaims?: ExternalClaim[] | undefined;
}
