// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An API version and its base URL. */
export interface ServiceVersion {
    /** The version as it appears in paths, such as `v2.1`. */
    version?: string | undefined;
    /** The absolute base URL of the paths of the version. */
    versionUrl?: string | undefined;
}
