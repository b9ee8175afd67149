// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProvider } from './accountSignatureProvider.js';

/** The signature providers of an account. */
export interface AccountSignatureProviders {
    /** The providers, with what each asks of a signer. */
    signatureProviders?: AccountSignatureProvider[] | undefined;
}
