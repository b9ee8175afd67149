// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The display of a section of the palette of fields. */
export interface PaletteItemSettings {
    /**
     * Specifies whether the user sees the section.
     *
     * Format: boolean-string
     *
     * @default true
     */
    show?: ("true" | "false") | undefined;
}
