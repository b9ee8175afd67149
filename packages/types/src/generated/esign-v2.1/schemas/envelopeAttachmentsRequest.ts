// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Attachment } from './attachment.js';

/** The attachments to add to an envelope or to remove from it. */
export interface EnvelopeAttachmentsRequest {
    /** The attachments. To remove an attachment, only its `attachmentId` is required. */
    attachments: Attachment[];
}
