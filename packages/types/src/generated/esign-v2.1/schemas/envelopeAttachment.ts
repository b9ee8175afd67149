// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** An attachment of an envelope, as the service lists it. */
export interface EnvelopeAttachment {
    /** Who may get at the attachment besides the sender. */
    accessControl?: string | undefined;
    /** The attachment, by the ID that the sender gave to it. */
    attachmentId?: string | undefined;
    /** The kind of attachment, as a rule the extension of the file, such as `.htm` or `.xml`. */
    attachmentType?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** A word by which senders sort attachments. */
    label?: string | undefined;
    /** The name of the file. */
    name?: string | undefined;
}
