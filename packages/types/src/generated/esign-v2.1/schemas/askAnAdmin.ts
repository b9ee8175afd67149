// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The person whom members ask for help. */
export interface AskAnAdmin {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** What members read before they ask. */
    message?: string | undefined;
    /** The person's full name. */
    name?: string | undefined;
    /** The number at which the person can be called. */
    phone?: string | undefined;
}
