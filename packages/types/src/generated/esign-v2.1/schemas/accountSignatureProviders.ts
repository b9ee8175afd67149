// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProvider } from './accountSignatureProvider.js';

/** The signature providers that are available to an account. */
export interface AccountSignatureProviders {
    /** The signature providers, each with the options that it requires for a signer. */
    signatureProviders?: AccountSignatureProvider[] | undefined;
}
