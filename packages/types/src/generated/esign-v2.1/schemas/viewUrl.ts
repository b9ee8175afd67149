// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The URL of a page of the service. The caller must open it in a browser immediately. */
export interface ViewUrl {
    /** The absolute URL of the page. It can be used only once and expires after a short time. */
    url?: string | undefined;
}
