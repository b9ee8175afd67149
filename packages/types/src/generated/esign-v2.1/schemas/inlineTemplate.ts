// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './customFields.js';
import type { Document } from './document.js';
import type { Envelope } from './envelope.js';
import type { Recipients } from './recipients.js';

/** A template that is written out in the request. */
export interface InlineTemplate {
    /** The metadata that it brings to the envelope. */
    customFields?: CustomFields | undefined;
    /** The files that it brings to the envelope. */
    documents?: Document[] | undefined;
    /** Subject, text and options that it brings to the envelope. */
    envelope?: Envelope | undefined;
    /** The people or roles that it brings to the envelope. */
    recipients?: Recipients | undefined;
    /**
     * The place of this layer, from 1; a higher one is laid over a lower one.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
}
