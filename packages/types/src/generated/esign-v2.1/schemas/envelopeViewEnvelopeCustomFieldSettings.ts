// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether the user of an embedded page sees the custom fields of the envelope. */
export interface EnvelopeViewEnvelopeCustomFieldSettings {
    /**
     * Specifies whether the page has the custom fields of the envelope.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEnvelopeCustomFields?: ("true" | "false") | undefined;
}
