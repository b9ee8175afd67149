// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** What a signature provider needs to know about a signer. Which of it depends on the provider. */
export interface RecipientSignatureProviderOptions {
    /** The signer's number in the Brazilian register of taxpayers. */
    cpfNumber?: string | undefined;
    /** Who may change `cpfNumber`, and the values it may take. */
    cpfNumberMetadata?: PropertyMetadata | undefined;
    /** A code that the signer must enter at the provider; it is good once. */
    oneTimePassword?: string | undefined;
    /** Who may change `oneTimePassword`, and the values it may take. */
    oneTimePasswordMetadata?: PropertyMetadata | undefined;
    /** The capacity in which the person signs, as the provider knows it. */
    signerRole?: string | undefined;
    /** Who may change `signerRole`, and the values it may take. */
    signerRoleMetadata?: PropertyMetadata | undefined;
    /** The number of the mobile telephone to which the provider sends its code. */
    sms?: string | undefined;
    /** Who may change `sms`, and the values it may take. */
    smsMetadata?: PropertyMetadata | undefined;
}
