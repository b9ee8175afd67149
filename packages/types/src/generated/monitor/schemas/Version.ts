// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A version, in its parts. */
export interface Version {
    /** The first part, such as `128`. */
    major?: string | undefined;
    /** The second part. */
    minor?: string | undefined;
    /** The third part. */
    patch?: string | undefined;
}
