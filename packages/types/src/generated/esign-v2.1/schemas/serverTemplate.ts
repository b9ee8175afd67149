// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A template that the service keeps, as one layer of an envelope. */
export interface ServerTemplate {
    /**
     * The place of this layer, from 1; a higher one is laid over a lower one.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * The template that is laid here.
     *
     * Format: guid
     */
    templateId: string;
}
