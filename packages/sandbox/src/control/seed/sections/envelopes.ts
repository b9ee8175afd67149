import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
import type { EnvelopeStatus } from '@countersign/types/esign-v2.1';
import { z } from 'zod';
import type { AddedRecipient } from '../../../envelopes/recipients/add-recipients.ts';
import { findUsers } from '../../../envelopes/recipients/user-ids.ts';
import { deleteUndefined } from '../../../envelopes/delete-undefined.ts';
import { members } from '../../../state/model/account.ts';
import type { StoredAuditEvent, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { seedDefinition } from '../seed-definition.ts';
import { knownLock, seedLock } from '../seed-lock.ts';
import { knownDocument } from '../seed-document.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { guid, parseTime } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  envelopeId: guid,
  senderUserId: guid,
  status: z.enum(['created', 'sent', 'delivered', 'completed', 'declined', 'voided', 'deleted']),
  /** The folder of the sender that it was moved to: `recyclebin`, or the ID of a folder. */
  folder: z
    .string()
    .regex(
      /^(recyclebin|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
      'must be recyclebin or a GUID in lower case',
    )
    .optional(),
  /**
   * The definition in the form that `Envelopes_create` takes, with the times and the recipients'
   * statuses in the form that `Envelopes_get` returns.
   */
  definition: EnvelopeDefinition,
  documents: z.array(knownDocument).default([]),
  /** The templates that it was created from. */
  templates: z.array(z.strictObject({ templateId: guid, name: z.string() })).default([]),
  lock: knownLock.optional(),
  /** The users with whom it is shared one by one. */
  shares: z
    .array(
      z.strictObject({
        shareId: guid,
        userId: guid,
        permission: z.enum(['read', 'manage']).default('read'),
      }),
    )
    .optional(),
});

/** Envelopes in any status. The clock does not advance them. */
export const envelopesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'envelopes',
  schema,
  after: [
    'groups',
    'signingGroups',
    'permissionProfiles',
    'customFields',
    'templates',
    'identityWorkflows',
  ],
  async applySeed(state, account, items) {
    const users = await state.of(members).list(account.accountId);
    for (const { envelopeId, senderUserId, status, definition, ...item } of items) {
      const { envelope, added } = await seedDefinition(state, account, {
        id: envelopeId,
        kind: 'envelope',
        userId: senderUserId,
        definition,
        documents: item.documents,
      });
      for (const one of added) takeState(one, status);
      Object.assign(envelope, { status, ...readTimes(definition, state.now) });
      if (definition.voidedReason !== undefined) envelope.voidedReason = definition.voidedReason;
      if (definition.purgeState !== undefined) envelope.purgeState = definition.purgeState;
      if (item.folder !== undefined) envelope.folder = item.folder;
      envelope.templates = item.templates;
      if (item.shares !== undefined) {
        const at = { createdAt: state.now, modifiedAt: state.now };
        envelope.shares = item.shares.map((share) => ({ ...share, ...at }));
      }
      templatesOnDocuments(envelope);
      envelope.auditEvents = createSeedAudit(envelope);
      await seedLock(state, account, envelope, item.lock);
      await findUsers(state, envelope, users);
      await state.envelopes.put(envelope);
    }
  },
};

/** Reads the times of an envelope; missing ones follow from the others. */
function readTimes(definition: z.infer<typeof EnvelopeDefinition>, now: number) {
  const createdAt = parseTime(definition.createdDateTime) ?? now;
  const sentAt = parseTime(definition.sentDateTime);
  const ends = {
    deliveredAt: parseTime(definition.deliveredDateTime),
    completedAt: parseTime(definition.completedDateTime),
    declinedAt: parseTime(definition.declinedDateTime),
    voidedAt: parseTime(definition.voidedDateTime),
    deletedAt: parseTime(definition.deletedDateTime),
  };
  const last = Math.max(createdAt, sentAt ?? 0, ...Object.values(ends).map((time) => time ?? 0));
  return deleteUndefined({
    createdAt,
    sentAt,
    initialSentAt: parseTime(definition.initialSentDateTime) ?? sentAt,
    ...ends,
    expiresAt: parseTime(definition.expireDateTime),
    statusChangedAt: parseTime(definition.statusChangedDateTime) ?? last,
    changedAt: parseTime(definition.lastModifiedDateTime) ?? last,
  });
}

/** A recipient stands where the definition says; else where the envelope does. */
function takeState({ recipient, input }: AddedRecipient, status: EnvelopeStatus): void {
  recipient.status = input.status ?? (status === 'completed' ? 'completed' : 'created');
  const moments = {
    sentAt: input.sentDateTime,
    deliveredAt: input.deliveredDateTime,
    signedAt: input.signedDateTime,
    declinedAt: input.declinedDateTime,
  };
  for (const [moment, text] of Object.entries(moments)) {
    const time = parseTime(text);
    if (time !== undefined) Object.assign(recipient, { [moment]: time });
  }
  if (recipient.status === 'completed' && recipient.signedAt !== undefined)
    recipient.completedAt = recipient.signedAt;
  if (input.declinedReason !== undefined) recipient.declinedReason = input.declinedReason;
}

/** The audit trail that an envelope of a seed must have, by its moments and those of its recipients. */
function createSeedAudit(envelope: StoredEnvelope): StoredAuditEvent[] {
  const { sender, recipients, createdAt, sentAt, completedAt, voidedAt } = envelope;
  const people = recipients.flatMap((one) => [
    ...by(personOf(one), 'Viewed', 'delivered', one.deliveredAt),
    ...by(personOf(one), 'Signed', 'delivered', one.signedAt),
    ...by(personOf(one), 'Declined', 'declined', one.declinedAt),
  ]);
  return [
    ...by(sender, 'Registered', 'created', createdAt),
    ...by(sender, 'Sent', 'sent', sentAt),
    ...people.toSorted((one, other) => one.at - other.at),
    ...by(sender, 'Voided', 'voided', voidedAt),
    ...by(sender, 'Completed', 'completed', completedAt),
  ];
}

function by(
  who: Person,
  action: string,
  status: string,
  at: number | undefined,
): StoredAuditEvent[] {
  if (at === undefined) return [];
  const { userId, userName, email } = who;
  const message = `${userName}: ${action}`;
  return [{ userId, userName, email, at, action, status, message, ipAddress: '127.0.0.1' }];
}

type Person = Pick<StoredAuditEvent, 'userId' | 'userName' | 'email'>;

function personOf({ recipientIdGuid, details }: StoredRecipient): Person {
  return { userId: recipientIdGuid, userName: details.name ?? '', email: details.email ?? '' };
}

/** Notes the envelope's templates on each of its documents. */
function templatesOnDocuments({ documents, templates }: StoredEnvelope): void {
  for (const document of documents) document.templates = [...templates];
}
