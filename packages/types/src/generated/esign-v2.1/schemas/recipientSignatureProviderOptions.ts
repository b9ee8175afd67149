// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * The information about a signer that a signature provider requires. The required fields depend on
 * the provider.
 */
export interface RecipientSignatureProviderOptions {
    /** The signer's number in the Brazilian taxpayer register (CPF). */
    cpfNumber?: string | undefined;
    /** Metadata about whether `cpfNumber` can be changed, and its allowed values. */
    cpfNumberMetadata?: PropertyMetadata | undefined;
    /** A one-time code that the signer must enter at the provider. */
    oneTimePassword?: string | undefined;
    /** Metadata about whether `oneTimePassword` can be changed, and its allowed values. */
    oneTimePasswordMetadata?: PropertyMetadata | undefined;
    /** The role in which the person signs, as defined by the provider. */
    signerRole?: string | undefined;
    /** Metadata about whether `signerRole` can be changed, and its allowed values. */
    signerRoleMetadata?: PropertyMetadata | undefined;
    /** The mobile telephone number to which the provider sends its code. */
    sms?: string | undefined;
    /** Metadata about whether `sms` can be changed, and its allowed values. */
    smsMetadata?: PropertyMetadata | undefined;
}
