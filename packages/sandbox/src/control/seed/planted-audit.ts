import type { StoredAuditEvent, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** The audit trail that an envelope of a seed must have, by its moments and those of its recipients. */
export function plantedAudit(envelope: StoredEnvelope): StoredAuditEvent[] {
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
