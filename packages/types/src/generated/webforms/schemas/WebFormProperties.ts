// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The settings of a form. */
export interface WebFormProperties {
    /** Indicates whether instances of the form can be sent by e-mail. */
    allowSending?: boolean | undefined;
    /**
     * Indicates whether only instances that the API creates can be opened. Otherwise anyone who has
     * the public address can fill in the form.
     */
    isPrivateAccess?: boolean | undefined;
    /** The name of the form. */
    name?: string | undefined;
}
