// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProviderOption } from './accountSignatureProviderOption.js';
import type { SignatureProviderRequiredOption } from './signatureProviderRequiredOption.js';

/** A provider of electronic or digital signatures that the account may use. */
export interface AccountSignatureProvider {
    /**
     * Whether signers must use this provider.
     *
     * Format: boolean-string
     */
    isRequired?: ("true" | "false") | undefined;
    /**
     * Where the provider stands among the others; lower numbers come first.
     *
     * Format: integer-string
     */
    priority?: string | undefined;
    /** What senders see as its name. */
    signatureProviderDisplayName?: string | undefined;
    /** The provider, by the ID that the service gave to it. */
    signatureProviderId?: string | undefined;
    /** The name by which recipients refer to the provider, such as `universalsignaturepen_default`. */
    signatureProviderName?: string | undefined;
    /** The things that the sender can or must tell the provider about a signer. */
    signatureProviderOptionsMetadata?: AccountSignatureProviderOption[] | undefined;
    /** Which of them must be told for which kind of signer. */
    signatureProviderRequiredOptions?: SignatureProviderRequiredOption[] | undefined;
}
