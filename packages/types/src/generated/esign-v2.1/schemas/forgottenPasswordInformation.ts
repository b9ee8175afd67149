// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The security questions that a user who forgot the password must answer, at most four. */
export interface ForgottenPasswordInformation {
    /** The user's answer to the first question. */
    forgottenPasswordAnswer1?: string | undefined;
    /** The user's answer to the second question. */
    forgottenPasswordAnswer2?: string | undefined;
    /** The user's answer to the third question. */
    forgottenPasswordAnswer3?: string | undefined;
    /** The user's answer to the fourth question. */
    forgottenPasswordAnswer4?: string | undefined;
    /** The first security question. */
    forgottenPasswordQuestion1?: string | undefined;
    /** The second security question. */
    forgottenPasswordQuestion2?: string | undefined;
    /** The third security question. */
    forgottenPasswordQuestion3?: string | undefined;
    /** The fourth security question. */
    forgottenPasswordQuestion4?: string | undefined;
}
