// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An address and what it leads to. */
export interface Link {
    /** What the address leads to; `self` is the object itself. */
    rel: string;
    /**
     * The absolute address.
     *
     * Format: uri
     */
    href: string;
}
