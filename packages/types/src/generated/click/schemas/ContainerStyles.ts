// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The look of the box around the page. */
export interface ContainerStyles {
    /** The color behind the text. */
    backgroundColor?: string | undefined;
    /** The color of the line around the box. */
    borderColor?: string | undefined;
    /** The radius of the corners. */
    borderRadius?: string | undefined;
    /** The kind of line of the border, such as `dashed`. */
    borderStyle?: string | undefined;
    /** The thickness of the border. */
    borderWidth?: string | undefined;
}
