// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A connection of an extension app to an outside service. */
export interface TabConnectionInstance {
    /** The name of the setting. */
    connectionKey: string;
    /** The value that the account has set. */
    connectionValue: string;
}
