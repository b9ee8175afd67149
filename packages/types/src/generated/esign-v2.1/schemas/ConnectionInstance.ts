// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A connection to another system that an extension uses. */
export interface ConnectionInstance {
    /** The key that identifies the connection. */
    connectionKey?: string | undefined;
    /** The ID under which the connection is stored. */
    connectionValue?: string | undefined;
}
