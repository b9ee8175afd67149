// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountSignatureProviderOption } from './accountSignatureProviderOption.js';
import type { SignatureProviderRequiredOption } from './signatureProviderRequiredOption.js';

/** A provider of electronic or digital signatures that the account can use. */
export interface AccountSignatureProvider {
    /**
     * Specifies whether signers must use this provider.
     *
     * Format: boolean-string
     */
    isRequired?: ("true" | "false") | undefined;
    /**
     * The priority of the provider. Providers with lower numbers come first.
     *
     * Format: integer-string
     */
    priority?: string | undefined;
    /** The display name of the provider, which senders see. */
    signatureProviderDisplayName?: string | undefined;
    /** The ID of the provider, assigned by the service. */
    signatureProviderId?: string | undefined;
    /**
     * The name that recipients use to reference the provider, such as
     * `universalsignaturepen_default`.
     */
    signatureProviderName?: string | undefined;
    /** Metadata about the options that the sender can or must pass to the provider for a signer. */
    signatureProviderOptionsMetadata?: AccountSignatureProviderOption[] | undefined;
    /** The options that are required for each type of signer. */
    signatureProviderRequiredOptions?: SignatureProviderRequiredOption[] | undefined;
}
