// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeViewSettings } from './envelopeViewSettings.js';

/** A request for a URL that opens the correction page of an envelope. */
export interface CorrectViewRequest {
    /**
     * The reach of the user from the page. `envelope` limits them to the envelope, and `template` to
     * the template. If it is omitted, the page belongs to the whole account of the caller.
     */
    viewAccess?: string | undefined;
    /**
     * The absolute URL to which the browser is redirected when the user leaves the page. Its `event`
     * query parameter gives the result: `send`, `save`, `cancel`, `error` or `sessionEnd`.
     */
    returnUrl?: string | undefined;
    /**
     * Specifies whether the navigation menus around the envelope are hidden.
     *
     * Format: boolean-string
     */
    suppressNavigation?: ("true" | "false") | undefined;
    /** The URL of a previously requested page, if it is to be revoked. */
    viewUrl?: string | undefined;
    /**
     * Specifies whether the page opens at the tagging step instead of the recipients step.
     *
     * Format: boolean-string
     */
    beginOnTagger?: ("true" | "false") | undefined;
    /** The appearance of the page for correcting, and the effects of its buttons. */
    settings?: EnvelopeViewSettings | undefined;
}
