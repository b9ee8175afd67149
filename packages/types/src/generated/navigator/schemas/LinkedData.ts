// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A record of another application that belongs to an agreement. */
export interface LinkedData {
    /** The application that has the record. */
    application_name?: string | undefined;
    /** The kind of the record there. */
    object_name?: string | undefined;
    /** The ID that the application gave the record. */
    record_id?: string | undefined;
}
