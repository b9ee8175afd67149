// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The summary of an agreement. */
export interface AgreementSummary {
    /** What the agreement is about, in a few sentences. */
    summary?: string | undefined;
}
