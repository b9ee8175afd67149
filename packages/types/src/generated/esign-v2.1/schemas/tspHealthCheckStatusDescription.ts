// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of one part of a provider. */
export interface TspHealthCheckStatusDescription {
    /** What the part does. */
    description?: string | undefined;
    /** What is wrong, in English. */
    error?: string | undefined;
    /** The host of the part. */
    hostname?: string | undefined;
    /** How long the part took to respond, in seconds. */
    responseSeconds?: string | undefined;
    /** The state of the part. */
    status?: string | undefined;
    /** The kind of part. */
    type?: string | undefined;
}
