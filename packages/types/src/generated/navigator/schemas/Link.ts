// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An address. */
export interface Link {
    /**
     * The absolute URL.
     *
     * Format: uri
     */
    href: string;
}
