// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Which envelopes and templates are to move into a folder. */
export interface FoldersRequest {
    /** The envelopes and templates that are to move, by their IDs. */
    envelopeIds: string[];
    /** The folder that they lie in now, by its ID or by a keyword such as `inbox`. */
    fromFolderId?: string | undefined;
}
