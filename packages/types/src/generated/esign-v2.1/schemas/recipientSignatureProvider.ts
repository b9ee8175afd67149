// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientSignatureProviderOptions } from './recipientSignatureProviderOptions.js';

/** A signature or seal provider and its settings for the recipient. */
export interface RecipientSignatureProvider {
    /**
     * Specifies whether documents without a tab of the seal stay without one. Without it, each
     * document is sealed.
     *
     * Format: boolean-string
     */
    sealDocumentsWithTabsOnly?: ("true" | "false") | undefined;
    /** The seal to apply, by the name that the account has given it. */
    sealName?: string | undefined;
    /** The name of the signature provider in the account. */
    signatureProviderName?: string | undefined;
    /** Metadata about whether `signatureProviderName` can be changed, and its allowed values. */
    signatureProviderNameMetadata?: PropertyMetadata | undefined;
    /** The information about the signer that the provider requires. */
    signatureProviderOptions?: RecipientSignatureProviderOptions | undefined;
}
