// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a BCC archive address. `activation_sent` applies until the owner of the address
 * confirms it, `active` while copies are sent to it, and `closed` after it was removed.
 */
export type BccEmailArchiveStatus = "activation_sent" | "active" | "closed" | (string & {});
