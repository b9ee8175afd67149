// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The questions that a user who forgot the password must answer, up to four. */
export interface ForgottenPasswordInformation {
    /** What the user answers to the first question. */
    forgottenPasswordAnswer1?: string | undefined;
    /** What the user answers to the second question. */
    forgottenPasswordAnswer2?: string | undefined;
    /** What the user answers to the third question. */
    forgottenPasswordAnswer3?: string | undefined;
    /** What the user answers to the fourth question. */
    forgottenPasswordAnswer4?: string | undefined;
    /** The first thing that the user is asked. */
    forgottenPasswordQuestion1?: string | undefined;
    /** The second thing that the user is asked. */
    forgottenPasswordQuestion2?: string | undefined;
    /** The third thing that the user is asked. */
    forgottenPasswordQuestion3?: string | undefined;
    /** The fourth thing that the user is asked. */
    forgottenPasswordQuestion4?: string | undefined;
}
