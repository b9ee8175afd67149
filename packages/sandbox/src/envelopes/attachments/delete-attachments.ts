import type { Attachment, EnvelopeAttachment } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { success } from '../../engine/success.ts';

/**
 * Takes attachments out of an envelope.
 * @returns each that was named with its own outcome: RESOURCE_NOT_FOUND for one that is not there
 */
export function deleteAttachments(
  envelope: Pick<StoredEnvelope, 'attachments'>,
  named: readonly Attachment[],
): EnvelopeAttachment[] {
  const ids = new Set(envelope.attachments.map((one) => one.attachmentId));
  const outcomes = named.map(({ attachmentId = '' }) => {
    if (!ids.delete(attachmentId))
      return {
        attachmentId,
        errorDetails: {
          errorCode: 'RESOURCE_NOT_FOUND',
          message: `The envelope has no attachment ${attachmentId}.`,
        },
      };
    return { attachmentId, errorDetails: success };
  });
  envelope.attachments = envelope.attachments.filter((one) => ids.has(one.attachmentId));
  return outcomes;
}
