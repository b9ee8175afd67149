// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A login at another system with which an extension works. */
export interface ConnectionInstance {
    /** Which login it is. */
    connectionKey?: string | undefined;
    /** The ID under which the login is kept. */
    connectionValue?: string | undefined;
}
