// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A URL and its relation. */
export interface Link {
    /** The relation of the URL. `self` is the object itself. */
    rel: string;
    /**
     * The absolute URL.
     *
     * Format: uri
     */
    href: string;
}
