// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One thing that the sender tells a signature provider about a signer. */
export interface AccountSignatureProviderOption {
    /** What senders see as its name. */
    signatureProviderOptionDisplayName?: string | undefined;
    /** The ID by which requirements refer to the option. */
    signatureProviderOptionId?: string | undefined;
    /** The name under which the value is passed, such as `sms`. */
    signatureProviderOptionName?: string | undefined;
    /** A hint to the sender that replaces the usual one. */
    signatureProviderOptionHintOverrideValue?: string | undefined;
    /** The regular expression that the value must match. */
    signatureProviderOptionRegexValidationPattern?: string | undefined;
}
