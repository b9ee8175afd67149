// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An envelope of a workspace. */
export interface WorkspaceEnvelopeSummary {
    /** The ID of the envelope, as eSignature has it. */
    envelope_id: string | null;
    /**
     * The state of the envelope with capitals, such as `Created`, `Sent`, `WaitingForOthers`,
     * `Completed`, `Declined` or `Voided`.
     */
    status: string | null;
    /** The name that the envelope got when it was created. */
    name?: (string | null) | undefined;
    /** The subject of its e-mails. */
    subject?: (string | null) | undefined;
    /**
     * The date and time when the envelope was created.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
    /**
     * The date and time of its last change.
     *
     * Format: date-time
     */
    last_updated_date?: (string | null) | undefined;
}
