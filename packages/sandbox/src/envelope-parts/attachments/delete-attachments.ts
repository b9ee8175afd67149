import type { Attachment, EnvelopeAttachment } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../model/envelope.ts';
import { success } from '../success.ts';

/**
 * Takes attachments out of an envelope.
 * @returns each that was named with its own outcome: RESOURCE_NOT_FOUND for one that is not there
 */
export function deleteAttachments(
  envelope: Pick<StoredEnvelope, 'attachments'>,
  named: readonly Attachment[],
): EnvelopeAttachment[] {
  return named.map(({ attachmentId = '' }) => {
    const at = envelope.attachments.findIndex((one) => one.attachmentId === attachmentId);
    if (at === -1)
      return {
        attachmentId,
        errorDetails: {
          errorCode: 'RESOURCE_NOT_FOUND',
          message: `The envelope has no attachment ${attachmentId}.`,
        },
      };
    envelope.attachments.splice(at, 1);
    return { attachmentId, errorDetails: success };
  });
}
