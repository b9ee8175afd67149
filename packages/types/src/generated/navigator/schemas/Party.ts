// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A party of an agreement. */
export interface Party {
    /** The ID that the party has in the repository. */
    id: string;
    /** The name as the agreement has it. */
    name_in_agreement?: (string | null) | undefined;
    /** The name that the account uses for this party in all agreements. */
    preferred_name?: (string | null) | undefined;
}
