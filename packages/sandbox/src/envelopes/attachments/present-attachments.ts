import type { EnvelopeAttachment } from '@countersign/types/esign-v2.1';
import type { StoredAttachment } from '../../state/model/envelope.ts';
import { success } from '../../engine/success.ts';

/**
 * Attachments as callers see them, without their bytes.
 * @param named the IDs of those that the request was about: they come with their outcome
 */
export function presentAttachments(
  attachments: readonly StoredAttachment[],
  named: readonly string[] = [],
): EnvelopeAttachment[] {
  const ids = new Set(named);
  return attachments.map(({ attachmentId, name, label, attachmentType, accessControl }) => ({
    attachmentId,
    name,
    label,
    attachmentType,
    ...(accessControl !== '' && { accessControl }),
    ...(ids.has(attachmentId) && { errorDetails: success }),
  }));
}
