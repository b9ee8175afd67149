// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An electronic seal that can be applied to documents. */
export interface SealIdentifier {
    /** The name of the seal that senders see. */
    sealDisplayName?: string | undefined;
    /** The name by which recipients refer to the seal. */
    sealName?: string | undefined;
}
