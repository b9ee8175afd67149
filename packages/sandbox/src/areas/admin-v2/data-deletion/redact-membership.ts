import type { DataRedactionStatus } from '@countersign/types/admin-v2';
import { leaveSigningGroups } from '../../../account/users/close-user.ts';
import { isSameAddress } from '../../../account/users/person.ts';
import { redactUser } from '../../../account/users/redact-user.ts';
import { day } from '../../../engine/day.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { adoptedSignatures, getAdoptionId } from '../../../state/model/adopted-signature.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredMember,
} from '../../../state/model/account.ts';
import { contacts } from '../../../state/model/users.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { userImports } from '../imports/stored-import.ts';
import { redactRows } from './redact-rows.ts';
import type { PersonTraces } from './redact-value.ts';
import { redactions, type StoredRedaction } from './stored-redaction.ts';

/** The maximum number of rows that a request or a run of the job changes. */
const mostRows = 200;

const kind = 'data-redaction';

/** Explains why the data of a user in an account cannot be deleted; undefined if they can. */
export function explainRefusal(
  { now }: Pick<State, 'now'>,
  { name }: StoredAccount,
  member: StoredMember | undefined,
  userId: string,
): string | undefined {
  if (member === undefined) return `${name} has no user ${userId}.`;
  if (member.status !== 'Closed')
    return `The membership of user ${userId} in ${name} is not closed. Close it first, and wait 24 hours.`;
  const { closedAt = member.modifiedAt ?? member.createdAt } = member;
  if (now - closedAt >= day) return undefined;
  return `The membership of user ${userId} in ${name} has been closed for less than 24 hours. Its data can be deleted from ${dateTime(closedAt + day)}.`;
}

/** Deletes the personal data of a user from an account, or says what became of an earlier deletion. */
export async function redactMembership(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<DataRedactionStatus> {
  const { accountId, organizationId } = account;
  if (member.redactedAt !== undefined) {
    const open = await state.of(redactions).get(accountId, member.userId);
    return open === undefined ? 'already_redacted' : 'pending';
  }
  const person = await readTraces(state, member);
  await leaveSigningGroups(state, member);
  for (const { contactId, ownerId, shared } of await state.of(contacts).list(accountId))
    if (ownerId === member.userId && !shared) await state.of(contacts).remove(accountId, contactId);
  for (const signature of await state.of(adoptedSignatures).list(accountId))
    if (person.emails.includes(signature.email.toLowerCase()))
      await state.of(adoptedSignatures).remove(accountId, getAdoptionId(signature));
  const isGone = await redactUser(state, member);
  const owners = [accountId];
  if (isGone && organizationId !== undefined) {
    const imports = await state.of(userImports).list(organizationId);
    owners.push(organizationId, ...imports.map(({ importId }) => importId));
  }
  const redaction = { accountId, person, owners, table: 0, position: 0 };
  return (await goOn(state, redaction, state.now)) ? 'pending' : 'success';
}

/** Goes on with a deletion in the background. */
export async function continueRedaction(
  state: State,
  { key, with: more }: ScheduledItem,
  upTo: number,
): Promise<void> {
  const userId = more?.['userId'] ?? '';
  const redaction = await state.of(redactions).get(more?.['accountId'] ?? '', userId);
  if (redaction !== undefined && key !== '') await goOn(state, redaction, upTo);
}

/** @returns true if rows are left, some of which a job changes at a time */
async function goOn(state: State, redaction: StoredRedaction, at: number): Promise<boolean> {
  const { accountId, person } = redaction;
  const { userId } = person;
  if (!(await redactRows(state, redaction, mostRows))) {
    await state.of(redactions).remove(accountId, userId);
    return false;
  }
  await state.of(redactions).put(accountId, userId, redaction);
  const key = `${accountId}/${userId}`;
  await state.schedule.set({ kind, key, at, with: { accountId, userId } });
  return true;
}

async function readTraces(
  state: State,
  { accountId, userId, userName, email }: StoredMember,
): Promise<PersonTraces> {
  const identity = await state.of(identities).get('', userId);
  // Another person with this address in the account keeps it.
  const isShared = (await state.of(members).list(accountId)).some(
    (one) => one.userId !== userId && isSameAddress(one.email, email),
  );
  const emails = isShared ? [] : [email, identity?.email ?? email];
  return {
    userId,
    emails: [...new Set(emails.map((one) => one.toLowerCase()))],
    names: [...new Set([userName, identity?.userName ?? userName])],
  };
}
