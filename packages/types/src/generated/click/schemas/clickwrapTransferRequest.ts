// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The new owner of a clickwrap, or its new status. */
export interface ClickwrapTransferRequest {
    /** The new status of the newest version. */
    status?: ("active" | "inactive" | "deleted") | undefined;
    /**
     * The ID of the user who owns the clickwrap now.
     *
     * Format: guid
     */
    transferFromUserId?: string | undefined;
    /**
     * The ID of the user who will own it.
     *
     * Format: guid
     */
    transferToUserId?: string | undefined;
}
