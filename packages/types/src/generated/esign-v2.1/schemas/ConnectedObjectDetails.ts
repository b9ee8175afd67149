// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The record in another system that a tab is connected to. */
export interface ConnectedObjectDetails {
    /** The ID of the record in the other system. */
    recordId?: string | undefined;
}
