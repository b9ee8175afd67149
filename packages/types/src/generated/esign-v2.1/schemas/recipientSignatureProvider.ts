// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientSignatureProviderOptions } from './recipientSignatureProviderOptions.js';

/** A provider of signatures or seals, and how it is to serve the recipient. */
export interface RecipientSignatureProvider {
    /**
     * Whether only those documents get the seal that have a tab of it.
     *
     * Format: boolean-string
     */
    sealDocumentsWithTabsOnly?: ("true" | "false") | undefined;
    /** The seal, by the name under which the account has it. */
    sealName?: string | undefined;
    /** The provider, by the name under which the account has it. */
    signatureProviderName?: string | undefined;
    /** Who may change `signatureProviderName`, and the values it may take. */
    signatureProviderNameMetadata?: PropertyMetadata | undefined;
    /** What the provider needs to know about the signer. */
    signatureProviderOptions?: RecipientSignatureProviderOptions | undefined;
}
