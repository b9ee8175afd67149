// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The offers of a page for preparing an envelope to apply templates. */
export interface EnvelopeViewTemplateSettings {
    /**
     * Specifies whether users who upload a document are asked to apply a template that matches it.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showMatchingTemplatesPrompt?: ("true" | "false") | undefined;
}
