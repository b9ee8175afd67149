// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A request of an account to change to a smaller plan. */
export interface DowngradeRequestInformation {
    /**
     * The date and time of the request.
     *
     * Format: date-time
     */
    readonly downgradeRequestCreation?: string | undefined;
    /** The ID of the product in the shop of the service. */
    readonly downgradeRequestProductId?: string | undefined;
    /** The status of the change: `Requested` until it takes place. */
    readonly downgradeRequestStatus?: string | undefined;
}
