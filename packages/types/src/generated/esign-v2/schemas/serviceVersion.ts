// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A version of the interface and where it is. */
export interface ServiceVersion {
    /** The version as it stands in paths, such as `v2.1`. */
    version?: string | undefined;
    /** The absolute address under which the paths of the version begin. */
    versionUrl?: string | undefined;
}
