// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The action to perform on a page. */
export interface PageRequest {
    /** The caller's password in encrypted form. */
    password?: string | undefined;
    /** The direction in which the page is rotated by 90 degrees: `left` or `right`. */
    rotate: "left" | "right";
}
