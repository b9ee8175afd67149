// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFields } from './customFields.js';
import type { Document } from './document.js';
import type { Envelope } from './envelope.js';
import type { Recipients } from './recipients.js';

/** A template that is defined in the request. */
export interface InlineTemplate {
    /** The custom fields that the template adds to the envelope. */
    customFields?: CustomFields | undefined;
    /** The documents that the template adds to the envelope. */
    documents?: Document[] | undefined;
    /** The subject, message and options that the template adds to the envelope. */
    envelope?: Envelope | undefined;
    /** The recipients or roles that the template adds to the envelope. */
    recipients?: Recipients | undefined;
    /**
     * The sequence number of the template, counted from 1. A template with a higher number overrides
     * templates with lower numbers.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
}
