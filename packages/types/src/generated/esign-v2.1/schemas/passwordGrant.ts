// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form with which a program asks for a token in the older way. */
export interface PasswordGrant {
    /** The kind of grant. */
    grant_type: "password";
    /** The integration key of the program. */
    client_id?: string | undefined;
    /** The e-mail address with which the user logs in. */
    username?: string | undefined;
    /** The password with which the user logs in. */
    password?: string | undefined;
    /** The purpose of the token, which is `api`. */
    scope?: string | undefined;
}
