import { randomUUID } from 'node:crypto';
import type { Attachment, EnvelopeAttachment } from '@countersign/types/esign-v2.1';
import { decodeBase64 } from '../../engine/decode-base64.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import type { StoredAttachment, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { takeUpload } from '../chunked-uploads/stored-upload.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Adds attachments to an envelope; one with an existing ID replaces that one.
 * @param where the list in the body, such as `/attachments`
 * @returns the IDs of those that were put in
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where one has no bytes, or
 * where it names an upload that cannot be used
 * @evidence service
 */
export async function addAttachments(
  state: State,
  envelope: Pick<StoredEnvelope, 'accountId' | 'attachments'>,
  attachments: readonly Attachment[],
  where = '/attachments',
): Promise<string[]> {
  const places = new Map(envelope.attachments.map((one, at) => [one.attachmentId, at]));
  requireFewAttachments(places, attachments);
  const ids: string[] = [];
  for (const [at, attachment] of attachments.entries()) {
    const bytes = await readAttachmentBytes(
      state,
      envelope.accountId,
      attachment,
      `${where}/${at}`,
    );
    const stored: StoredAttachment = {
      attachmentId: attachment.attachmentId ?? randomUUID(),
      name: attachment.name ?? '',
      label: attachment.label ?? '',
      accessControl: attachment.accessControl ?? '',
      attachmentType: attachment.attachmentType ?? '',
      content: await state.contents.put(bytes),
    };
    const place = places.get(stored.attachmentId) ?? envelope.attachments.length;
    places.set(stored.attachmentId, place);
    envelope.attachments[place] = stored;
    ids.push(stored.attachmentId);
  }
  return ids;
}

/**
 * The maximum number of attachments of an envelope.
 * @evidence public
 */
const mostAttachments = 12;

/** Counts before any of them is decoded and stored. */
function requireFewAttachments(
  places: ReadonlyMap<string, number>,
  attachments: readonly Attachment[],
): void {
  const ids = attachments.flatMap(({ attachmentId }) => attachmentId ?? []);
  const count = new Set([...places.keys(), ...ids]).size + attachments.length - ids.length;
  if (count > mostAttachments)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The envelope would have ${count} attachments. The maximum is ${mostAttachments}.`,
    );
}

async function readAttachmentBytes(
  state: State,
  accountId: string,
  { data, remoteUrl }: Attachment,
  where: string,
): Promise<Buffer> {
  if (data !== undefined && data !== '') return decodeBase64(data, `${where}/data`);
  const uploaded =
    remoteUrl === undefined ? undefined : await takeUpload(state, accountId, remoteUrl);
  if (uploaded !== undefined) return uploaded;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The attachment at ${where} has no content. Send it in data, or the URL of a committed upload in remoteUrl. The sandbox does not fetch other URLs.`,
  );
}

/**
 * Deletes attachments of an envelope.
 * @returns each named attachment with its own result: RESOURCE_NOT_FOUND for a missing one
 * @evidence service
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
          message: `The envelope has no attachment ${showName(attachmentId)}.`,
        },
      };
    return { attachmentId, errorDetails: success };
  });
  envelope.attachments = envelope.attachments.filter((one) => ids.has(one.attachmentId));
  return outcomes;
}

/**
 * Presents attachments without their bytes.
 * @param named the IDs in the request, whose attachments are presented with their results
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
