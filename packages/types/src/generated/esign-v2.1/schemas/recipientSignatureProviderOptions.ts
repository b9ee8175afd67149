// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * The information about a signer that a signature provider requires. The required fields depend on
 * the provider.
 */
export interface RecipientSignatureProviderOptions {
    /** The signer's number in the Brazilian taxpayer register (CPF). */
    cpfNumber?: string | undefined;
    /** Who may change `cpfNumber`, and the values it may take. */
    cpfNumberMetadata?: PropertyMetadata | undefined;
    /** A one-time code that the signer must enter at the provider. */
    oneTimePassword?: string | undefined;
    /** Who may change `oneTimePassword`, and the values it may take. */
    oneTimePasswordMetadata?: PropertyMetadata | undefined;
    /** The role in which the person signs, as defined by the provider. */
    signerRole?: string | undefined;
    /** Who may change `signerRole`, and the values it may take. */
    signerRoleMetadata?: PropertyMetadata | undefined;
    /** The mobile telephone number to which the provider sends its code. */
    sms?: string | undefined;
    /** Who may change `sms`, and the values it may take. */
    smsMetadata?: PropertyMetadata | undefined;
}
