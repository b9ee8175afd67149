// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How the page for correcting an envelope opens, and where the browser goes afterwards. */
export interface CorrectViewRequest {
    /**
     * The absolute address to which the browser goes when the page is left. `event` in its query then says
     * what happened: `send`, `save`, `cancel`, `error` or `sessionEnd`.
     */
    returnUrl?: string | undefined;
    /**
     * Whether the page comes without the menus around the envelope.
     *
     * Format: boolean-string
     */
    suppressNavigation?: ("true" | "false") | undefined;
    /** The address of a page opened earlier, where it is to be taken back. */
    viewUrl?: string | undefined;
    /**
     * Whether the page opens where fields are placed instead of with the recipients.
     *
     * Format: boolean-string
     */
    beginOnTagger?: ("true" | "false") | undefined;
}
