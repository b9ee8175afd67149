// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An envelope that was made of an instance. */
export interface InstanceEnvelope {
    /**
     * The date and time when the envelope was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /**
     * The ID of the envelope.
     *
     * Format: guid
     */
    id?: string | undefined;
}
