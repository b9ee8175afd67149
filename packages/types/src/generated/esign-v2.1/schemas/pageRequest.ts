// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What is to be done with a page. */
export interface PageRequest {
    /** The password of the caller in encrypted form. */
    password?: string | undefined;
    /** The way in which the page is turned by a quarter: to the left or to the right. */
    rotate: "left" | "right";
}
