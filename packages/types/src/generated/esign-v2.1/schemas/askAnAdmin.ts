// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The contact person whom members can ask for help. */
export interface AskAnAdmin {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The message that members see before they contact this person. */
    message?: string | undefined;
    /** The full name of the contact person. */
    name?: string | undefined;
    /** The telephone number of the contact person. */
    phone?: string | undefined;
}
