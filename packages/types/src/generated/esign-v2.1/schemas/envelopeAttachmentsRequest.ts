// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Attachment } from './attachment.js';

/** Attachments to add to an envelope, or to take out of it. */
export interface EnvelopeAttachmentsRequest {
    /** The attachments. To take one out, its `attachmentId` is enough. */
    attachments: Attachment[];
}
