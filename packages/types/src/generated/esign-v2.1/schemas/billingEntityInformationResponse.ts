// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The company that issues the invoices of an account. */
export interface BillingEntityInformationResponse {
    /** The way in which the account was sold: by the sales team (`direct`) or online (`web`). */
    billingProfile?: ("direct" | "web" | (string & {})) | undefined;
    /** The name of the company. */
    readonly entityName?: string | undefined;
    /** The ID of the company in the billing system. */
    readonly externalEntityId?: string | undefined;
    /**
     * Indicates whether another company sends the invoices.
     *
     * Format: boolean-string
     */
    readonly isExternallyBilled?: ("true" | "false") | undefined;
}
