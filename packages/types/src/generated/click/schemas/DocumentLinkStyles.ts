// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BaseDocumentLinkStyles } from './BaseDocumentLinkStyles.js';

/** The look of the links to documents. */
export interface DocumentLinkStyles {
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
    /** The border in one text, such as `1px solid`. */
    border?: string | undefined;
    /** The space outside the border. */
    margin?: string | undefined;
    /** The space inside the border. */
    padding?: string | undefined;
    /** The lines at the text, such as `underline`. */
    textDecoration?: string | undefined;
    /** The look while the keyboard is at the link. */
    ":focus"?: BaseDocumentLinkStyles | undefined;
    /** The look while the pointer is above the link. */
    ":hover"?: BaseDocumentLinkStyles | undefined;
}
