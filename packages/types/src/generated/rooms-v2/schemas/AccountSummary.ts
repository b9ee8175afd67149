// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The company of an account in Rooms. */
export interface AccountSummary {
    /**
     * The number of the company in Rooms. It is not the number of the account in eSignature.
     *
     * Format: int32
     */
    readonly companyId?: number | undefined;
    /** The name of the company. */
    readonly name?: string | undefined;
    /**
     * The version of Rooms that the company uses. It decides how members get their rights: on `v6`
     * by the roles of the company, on `v5` as Admin, Manager or Agent.
     */
    companyVersion?: ("v5" | "v6" | (string & {})) | undefined;
    /**
     * The GUID of the account in eSignature, as used in paths.
     *
     * Format: guid
     */
    readonly docuSignAccountGuid?: string | undefined;
    /**
     * The ID of the field set that new rooms have, unless their template has another one.
     *
     * Format: guid
     */
    readonly defaultFieldSetId?: string | undefined;
    /**
     * Specifies whether members find only the forms that are assigned to one of their offices. If
     * `false`, they find all forms of the company.
     */
    readonly requireOfficeLibraryAssignments?: boolean | undefined;
}
