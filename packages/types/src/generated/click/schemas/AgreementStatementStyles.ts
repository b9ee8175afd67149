// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The look of the sentence that people agree to. */
export interface AgreementStatementStyles {
    /** The color of the text. */
    color?: string | undefined;
    /** The typefaces in order of preference. */
    fontFamily?: string | undefined;
    /** The height of the letters. */
    fontSize?: string | undefined;
    /** The slant of the letters, such as `italic`. */
    fontStyle?: string | undefined;
    /** The thickness of the letters, by a word or a number, or several of them. */
    fontWeight?: ((string | number) | (string | number)[]) | undefined;
    /** Hides the part if it is `none`. */
    display?: ("none" | (string & {})) | undefined;
}
