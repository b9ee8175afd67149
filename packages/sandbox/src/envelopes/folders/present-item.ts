import type { FolderItem } from '@countersign/types/esign-v2';
import type { EnvelopeSummary, FolderItemV2 } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime, optionalDateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { deleteUndefined } from '../delete-undefined.ts';
import { presentRecipients } from '../recipients/present-recipients.ts';
import { isShared } from '../templates/present-template.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import type { FolderOrSearch } from './read-folders.ts';

/** An envelope or template of a folder in v2.1, and of a search in both versions. */
export function presentItem(
  context: Context,
  item: StoredEnvelope,
  folder: Pick<FolderOrSearch, 'folderId'> | undefined,
  { recipients = false }: { recipients?: boolean } = {},
): FolderItemV2 {
  const { envelopeId, sender, template } = item;
  const uri = itemUri(item);
  const seen = recipients ? presentRecipients(seenEnvelope(context, item)) : undefined;
  return deleteUndefined({
    ...(template === undefined
      ? { envelopeId, envelopeUri: uri }
      : { templateId: envelopeId, templateUri: uri }),
    ...(folder !== undefined && {
      folderId: folder.folderId,
      folderUri: `/folders/${folder.folderId}`,
    }),
    subject: template?.name ?? item.settings.emailSubject ?? '',
    status: item.status,
    ownerName: sender.userName,
    senderName: sender.userName,
    senderEmail: sender.email,
    senderUserId: sender.userId,
    senderCompany: context.account.name,
    createdDateTime: dateTime(item.createdAt),
    sentDateTime: optionalDateTime(item.sentAt),
    completedDateTime: optionalDateTime(item.completedAt),
    expireDateTime: optionalDateTime(item.expiresAt),
    lastModifiedDateTime: dateTime(item.changedAt),
    recipientsUri: `${uri}/recipients`,
    recipients: seen,
    is21CFRPart11: 'false',
    isSignatureProviderEnvelope: item.settings.isSignatureProviderEnvelope ?? 'false',
  } satisfies FolderItemV2);
}

/** An envelope or template of a folder in v2. */
export function presentOlderItem(item: StoredEnvelope): FolderItem {
  const { envelopeId, sender, template, customFields } = item;
  const uri = itemUri(item);
  const fields = [
    ...(customFields.textCustomFields ?? []),
    ...(customFields.listCustomFields ?? []),
  ].map(({ fieldId, name, value, required, show }) =>
    deleteUndefined({ fieldId, name, value, required, show }),
  );
  return deleteUndefined({
    ...(template === undefined
      ? { envelopeId, envelopeUri: uri, subject: item.settings.emailSubject ?? '' }
      : {
          templateId: envelopeId,
          uri,
          name: template.name,
          description: template.description,
          shared: isShared(item) ? ('true' as const) : ('false' as const),
        }),
    status: item.status,
    ownerName: sender.userName,
    senderName: sender.userName,
    senderEmail: sender.email,
    createdDateTime: dateTime(item.createdAt),
    sentDateTime: optionalDateTime(item.sentAt),
    completedDateTime: optionalDateTime(item.completedAt),
    lastModified: dateTime(item.changedAt),
    pageCount: item.documents.reduce((sum, { pages }) => sum + pages.length, 0),
    customFields: fields.length > 0 ? fields : undefined,
    is21CFRPart11: 'false',
    isSignatureProviderEnvelope: item.settings.isSignatureProviderEnvelope ?? 'false',
  } satisfies FolderItem);
}

/** The status of an envelope or template, as a list or a move of envelopes shows it. */
export function presentSummary(item: StoredEnvelope): EnvelopeSummary {
  return {
    envelopeId: item.envelopeId,
    status: item.status,
    statusDateTime: dateTime(item.statusChangedAt),
    uri: itemUri(item),
  };
}

function itemUri({ kind, envelopeId }: StoredEnvelope): string {
  return `/${kind}s/${envelopeId}`;
}
