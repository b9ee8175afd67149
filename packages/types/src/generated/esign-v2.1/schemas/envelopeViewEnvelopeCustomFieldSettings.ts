// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The display of the custom fields of the envelope on an embedded page. */
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
