// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group whose members can use a signature of the account. */
export interface SignatureGroup {
    /** The ID of the user group. */
    groupId?: string | undefined;
    /** The name of the user group. */
    groupName?: string | undefined;
    /**
     * `editable` if the members of the group can change the signature, `read_only` if they can
     * only use it.
     */
    rights?: ("editable" | "read_only" | (string & {})) | undefined;
}
