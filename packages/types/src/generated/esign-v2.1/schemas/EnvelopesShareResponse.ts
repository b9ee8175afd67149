// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizationUser } from './AuthorizationUser.js';
import type { ErrorDetails } from './errorDetails.js';

/** A share: the access of another user to an envelope. */
export interface EnvelopesShareResponse {
    /** The user who has access. */
    agentUser?: AuthorizationUser | undefined;
    /**
     * The date and time when the share was created.
     *
     * Format: date-time
     */
    createdTimestamp?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The date and time when the share was last changed.
     *
     * Format: date-time
     */
    modifiedTimestamp?: string | undefined;
    /** What the other user may do with the envelope: `read` it, or `manage` it as its sender can. */
    permission?: ("read" | "manage" | (string & {})) | undefined;
    /** The sender of the envelope. */
    senderInfo?: AuthorizationUser | undefined;
    /**
     * The ID by which addresses name the share.
     *
     * Format: guid
     */
    shareId?: string | undefined;
    /** The subject of the envelope. */
    subject?: string | undefined;
}
