// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The summary of an agreement. */
export interface AgreementSummary {
    /** The subject of the agreement, in a few sentences. */
    summary?: string | undefined;
}
