// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A color of a brand. */
export interface BrandColor {
    /** The place of the color, such as `headerBackground` or `buttonPrimaryText`. */
    name?: (string | null) | undefined;
    /** The color as six hexadecimal digits, without `#`. */
    value?: (string | null) | undefined;
}
