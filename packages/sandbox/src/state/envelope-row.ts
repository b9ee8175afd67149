import type { Selectable } from 'kysely';
import type { StoredEnvelope } from './model/envelope.ts';
import type { EnvelopeRow } from './storage/tables.ts';

/** The columns in which an envelope is written, in order; it is copied by the same ones. */
export const envelopeColumns = [
  'id',
  'account',
  'kind',
  'status',
  'sender',
  'folder',
  'subject',
  'search',
  'created_at',
  'changed_at',
  'sent_at',
  'delivered_at',
  'completed_at',
  'ended_at',
  'body',
] as const satisfies readonly (keyof EnvelopeRow)[];

/** The statuses of drafts, and of drafts that were deleted. */
const drafts: ReadonlySet<string> = new Set(['created', 'deleted']);

type Row = Omit<Selectable<EnvelopeRow>, 'position' | 'space'>;

/** The columns that lists are limited by, and that an envelope is not searched for. */
export type FilterColumns = Omit<Row, 'subject' | 'search' | 'body'>;

/** Reads the columns that lists are limited by from an envelope. */
export function readFilterColumns(envelope: StoredEnvelope): FilterColumns {
  const { status } = envelope;
  return {
    id: envelope.envelopeId,
    account: envelope.accountId,
    kind: envelope.kind,
    status,
    sender: envelope.sender.userId,
    folder: envelope.folder ?? (drafts.has(status) ? 'draft' : 'sentitems'),
    created_at: envelope.createdAt,
    changed_at: envelope.changedAt,
    sent_at: envelope.sentAt ?? null,
    delivered_at: envelope.deliveredAt ?? null,
    completed_at: envelope.completedAt ?? null,
    ended_at: envelope.completedAt ?? envelope.declinedAt ?? envelope.voidedAt ?? null,
  };
}

/** The columns that an envelope is found by, and itself. */
export function createEnvelopeRow(envelope: StoredEnvelope): Row {
  const { settings, sender, recipients, template } = envelope;
  const subject = template?.name ?? settings.emailSubject ?? '';
  const words = settings.emailBlurb ?? '';
  const names = recipients.flatMap(({ details }) => [
    details.name,
    details.email,
    details.hostName,
    details.hostEmail,
    details.signerName,
    details.signingGroupId,
  ]);
  return {
    ...readFilterColumns(envelope),
    subject,
    search: [subject, words, sender.userName, sender.email, ...names].join('\n').toLowerCase(),
    body: JSON.stringify(envelope),
  };
}
