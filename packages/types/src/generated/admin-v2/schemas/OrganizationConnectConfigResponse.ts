// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A Connect configuration in the list of an organization: one of the organization, or one of an
 * account of it.
 */
export interface OrganizationConnectConfigResponse {
    /**
     * The ID of the configuration: a GUID for a configuration of the organization, a number for one
     * of an account.
     */
    connectId?: string | undefined;
    /** The type of the configuration, usually `custom`, or `salesforce` in an account. */
    configurationType?: string | undefined;
    /** The name that administrators gave the configuration. */
    name?: string | undefined;
    /**
     * The GUID of the account that has the configuration. A configuration of the organization does
     * not have it.
     */
    accountId?: string | undefined;
    /** The name of the account that has the configuration. */
    accountName?: string | undefined;
    /**
     * The number of the site of the service where that account is.
     *
     * Format: int32
     */
    siteId?: number | undefined;
    /**
     * Indicates whether the configuration is active.
     *
     * Format: boolean-string
     */
    allowEnvelopePublish?: ("true" | "false") | undefined;
    /**
     * Indicates whether messages can be sent to Salesforce.
     *
     * Format: boolean-string
     */
    allowSalesforcePublish?: ("true" | "false") | undefined;
    /**
     * Indicates whether messages are held back for now.
     *
     * Format: boolean-string
     */
    pausePublish?: ("true" | "false") | undefined;
    /**
     * Indicates whether a message is sent again until the listener responds with success. It is
     * always `true` for a configuration of the organization.
     *
     * Format: boolean-string
     */
    requiresAcknowledgement?: ("true" | "false") | undefined;
    /** Identifies who disabled the configuration. */
    disabledBy?: string | undefined;
}
