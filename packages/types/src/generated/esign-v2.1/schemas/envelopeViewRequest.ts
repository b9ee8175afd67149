// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeViewSettings } from './envelopeViewSettings.js';

/** A request for the page of the web application on which the caller prepares or edits an envelope. */
export interface EnvelopeViewRequest {
    /**
     * The reach of the user from the page. `envelope` limits them to the envelope, and `template` to
     * the template. If it is omitted, the page belongs to the whole account of the caller.
     */
    viewAccess?: string | undefined;
    /**
     * The absolute URL to which the browser is redirected when the page is left. The query
     * parameter `event` contains the outcome, and `envelopeId` the ID of the envelope.
     */
    returnUrl?: string | undefined;
    /** The appearance of the page, and the effects of its buttons. */
    settings?: EnvelopeViewSettings | undefined;
}
