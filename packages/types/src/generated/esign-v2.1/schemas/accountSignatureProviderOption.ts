// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An option that the sender passes to a signature provider for a signer. */
export interface AccountSignatureProviderOption {
    /** The display name of the option, which senders see. */
    signatureProviderOptionDisplayName?: string | undefined;
    /** The ID of the option. Requirements reference the option with this ID. */
    signatureProviderOptionId?: string | undefined;
    /** The name under which the value of the option is passed, such as `sms`. */
    signatureProviderOptionName?: string | undefined;
    /** A hint for the sender that replaces the default hint. */
    signatureProviderOptionHintOverrideValue?: string | undefined;
    /** The regular expression that the value of the option must match. */
    signatureProviderOptionRegexValidationPattern?: string | undefined;
}
