// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The rights of a permission profile that Rooms shows. */
export interface ESignAccountRoleSettings {
    /**
     * Indicates whether members with the profile can change the settings and the users of the
     * eSignature account.
     */
    allowAccountManagement?: boolean | undefined;
}
