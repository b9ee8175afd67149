// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The agreements to export. */
export interface BulkClickwrapRequest {
    /**
     * The earliest date and time of the agreements.
     *
     * Format: date-time
     */
    fromDate?: string | undefined;
    /** The status of the agreements (both). */
    status?: ("agreed" | "declined") | undefined;
    /**
     * The latest date and time of the agreements.
     *
     * Format: date-time
     */
    toDate?: string | undefined;
}
