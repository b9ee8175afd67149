// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An electronic seal that can be put on documents. */
export interface SealIdentifier {
    /** What senders see as its name. */
    sealDisplayName?: string | undefined;
    /** The name by which recipients refer to the seal. */
    sealName?: string | undefined;
}
