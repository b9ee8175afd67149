// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BaseAgreeButtonStyles } from './BaseAgreeButtonStyles.js';

/** The look of the button with which people agree. */
export interface AgreeButtonStyles {
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
    /** The color behind the text. */
    backgroundColor?: string | undefined;
    /** The border in one text, such as `1px solid`. */
    border?: string | undefined;
    /** The color of the line around the box. */
    borderColor?: string | undefined;
    /** The radius of the corners. */
    borderRadius?: string | undefined;
    /** The kind of line of the border, such as `dashed`. */
    borderStyle?: string | undefined;
    /** The thickness of the border. */
    borderWidth?: string | undefined;
    /** The shadow around the box. */
    boxShadow?: string | undefined;
    /** The height of the box. */
    height?: string | undefined;
    /** The space outside the border. */
    margin?: string | undefined;
    /** The opacity, from 0 to 1. */
    opacity?: string | undefined;
    /** The line around the border. */
    outline?: string | undefined;
    /** The space between the border and the line around it. */
    outlineOffset?: string | undefined;
    /** The space inside the border. */
    padding?: string | undefined;
    /** The width of the box. */
    width?: string | undefined;
    /** The look while nothing can be done. */
    ":disabled"?: BaseAgreeButtonStyles | undefined;
    /** The look while the keyboard is at the button. */
    ":focus"?: BaseAgreeButtonStyles | undefined;
    /** The look while the pointer is above the button. */
    ":hover"?: BaseAgreeButtonStyles | undefined;
}
