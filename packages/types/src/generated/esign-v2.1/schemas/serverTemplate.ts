// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A template that is stored by the service and used as one layer of an envelope. */
export interface ServerTemplate {
    /**
     * The position of this layer, starting at 1. A layer with a higher number overrides one with a
     * lower number.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * The ID of the template that is used for this layer.
     *
     * Format: guid
     */
    templateId: string;
}
