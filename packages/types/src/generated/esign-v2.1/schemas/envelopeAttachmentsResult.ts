// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeAttachment } from './envelopeAttachment.js';

/** The attachments of an envelope. */
export interface EnvelopeAttachmentsResult {
    /** The current attachments, without their content. */
    attachments?: EnvelopeAttachment[] | undefined;
}
