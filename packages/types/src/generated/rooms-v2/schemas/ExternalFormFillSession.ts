// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A session in which forms of a room are filled in. */
export interface ExternalFormFillSession {
    /**
     * The URL of the page for filling in the forms. Anyone with this URL can fill in the forms
     * without logging in, so treat it as a secret.
     *
     * Format: uri
     */
    url?: string | undefined;
}
