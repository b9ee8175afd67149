// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of one part of a provider. */
export interface TspHealthCheckStatusDescription {
    /** The task of the part. */
    description?: string | undefined;
    /** An account of the problem, in English. */
    error?: string | undefined;
    /** The host of the part. */
    hostname?: string | undefined;
    /** The time that the part took to respond, in seconds. */
    responseSeconds?: string | undefined;
    /** The state of the part. */
    status?: string | undefined;
    /** The kind of part. */
    type?: string | undefined;
}
