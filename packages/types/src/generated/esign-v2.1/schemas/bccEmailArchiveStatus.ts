// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Where an archive address stands: `activation_sent` until its owner has confirmed it, `active` while
 * copies go to it, `closed` after it was removed.
 */
export type BccEmailArchiveStatus = "activation_sent" | "active" | "closed";
