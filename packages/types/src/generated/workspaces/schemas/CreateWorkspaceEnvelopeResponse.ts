// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The draft that was created. */
export interface CreateWorkspaceEnvelopeResponse {
    /** The ID of the envelope in eSignature. */
    envelope_id?: (string | null) | undefined;
}
