// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The data of the account that a signing page knows. */
export interface DisplayApplianceAccount {
    /** The ID of the account, either its external number or its GUID. */
    accountId?: string | undefined;
    /**
     * Indicates whether the account keeps the earlier colours of tabs and text of the
     * navigation.
     */
    optOutAutoNavTextAndTabColorUpdates?: boolean | undefined;
    /** Indicates whether conditional tabs are displayed when their condition is met at the start. */
    showInitialConditionalFields?: boolean | undefined;
    /** The version of the signing page. */
    signingVersion?: string | undefined;
    /** Indicates whether a signature is drawn with a block around it. */
    tagHasSigBlock?: boolean | undefined;
}
