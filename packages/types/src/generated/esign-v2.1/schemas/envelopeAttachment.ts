// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** An attachment of an envelope, as listed by the service. */
export interface EnvelopeAttachment {
    /** Specifies who can access the attachment in addition to the sender. */
    accessControl?: string | undefined;
    /** The ID of the attachment, as assigned by the sender. */
    attachmentId?: string | undefined;
    /** The type of the attachment, usually the file extension, such as `.htm` or `.xml`. */
    attachmentType?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** A label with which senders can categorize attachments. */
    label?: string | undefined;
    /** The name of the file. */
    name?: string | undefined;
}
