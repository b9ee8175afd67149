// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The address of a page of the service that the caller opens in a browser at once. */
export interface ViewUrl {
    /** The absolute address of the page. It works once and only for a short time. */
    url?: string | undefined;
}
