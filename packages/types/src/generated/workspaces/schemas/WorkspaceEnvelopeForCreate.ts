// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An envelope to create from documents of a workspace. */
export interface WorkspaceEnvelopeForCreate {
    /** The name of the envelope, which the list of envelopes shows. */
    envelope_name: string;
    /** The IDs of documents of the workspace. The envelope gets copies of them in this order. */
    document_ids?: string[] | undefined;
}
