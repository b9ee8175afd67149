// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group whose members are to use a signature of the account. */
export interface SignatureGroupDef {
    /** The ID of the user group. */
    groupId?: string | undefined;
    /**
     * `editable` if the members of the group can change the signature, `read_only` if they can
     * only use it.
     */
    rights?: ("editable" | "read_only") | undefined;
}
