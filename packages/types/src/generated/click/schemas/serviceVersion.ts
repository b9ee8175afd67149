// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A version of the API. */
export interface ServiceVersion {
    /** The name of the version, such as `v1`. */
    version?: string | undefined;
    /** The URL in front of the paths of this version. */
    versionUrl?: string | undefined;
}
