// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A change to a share. */
export interface EnvelopesSharePermissionRequest {
    /** A message to the user. */
    customMessage?: string | undefined;
    /** What the other user may do with the envelope: `read` it, or `manage` it as its sender can. */
    permission?: ("read" | "manage") | undefined;
}
