// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A part of what the `User-Agent` header says. */
export interface ClientPart {
    /** The name, such as `Firefox`. */
    family?: string | undefined;
    /** The version, such as `128.0`. */
    version?: string | undefined;
}
