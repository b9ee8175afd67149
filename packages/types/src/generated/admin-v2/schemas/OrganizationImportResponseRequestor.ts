// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Who asked for an import. */
export interface OrganizationImportResponseRequestor {
    /** The full name of the user, or what the application is called. */
    name?: string | undefined;
    /** The ID of the user, or the integration key of the application. */
    id?: string | undefined;
    /** Whether a user asked or an application by itself. */
    type?: ("user" | "client_app") | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
}
