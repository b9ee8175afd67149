// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A URL with its relation to the object. */
export interface LinkResponse {
    /** The relation: `self` is the object itself. */
    rel?: string | undefined;
    /** The absolute URL. */
    href?: string | undefined;
}
