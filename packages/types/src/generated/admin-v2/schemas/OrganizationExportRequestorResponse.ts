// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user or application that requested an export. */
export interface OrganizationExportRequestorResponse {
    /** The full name of the user, or the name of the application. */
    name?: string | undefined;
    /** The ID of the user, or the integration key of the application. */
    id?: string | undefined;
    /** The type of the requestor: `user` or `client_app`. */
    type?: ("user" | "client_app" | (string & {})) | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
}
