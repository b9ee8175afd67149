// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The reason why a work on an asset group failed, in the form that account creation returns. */
export interface SubscriptionProvisionModelServiceErrorDetails {
    /** The internal code of the error. */
    ErrorCode?: string | undefined;
    /** The code of the error that the other operations return. */
    PublicErrorCode?: string | undefined;
    /** An account of the error, in a sentence. */
    ErrorDescription?: string | undefined;
    /** Indicates whether the service caused the error. */
    IsSystemError?: boolean | undefined;
}
