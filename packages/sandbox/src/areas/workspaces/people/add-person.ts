import { secret } from '../../../engine/secret.ts';
import { randomUUID } from 'node:crypto';
import { isEmailAddress, isSameAddress } from '../../../account/users/person.ts';
import { accounts, members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { findRole } from '../access/roles.ts';
import { refusal } from '../refusal.ts';
import { type StoredPerson, type StoredWorkspace, workspaceLinks } from '../stored-workspace.ts';
import { workspacePagePath } from './workspace-page-path.ts';

/** A person who is to be in a workspace. */
export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** The role; `Participate` where absent. */
  roleId?: string;
}

/**
 * Finds a person in a workspace by the e-mail address, or adds the person and sends an invitation.
 * The workspace is changed, and not saved.
 * @param quietly set if another e-mail tells the person of it, such as that of an envelope
 */
export async function addPerson(
  state: State,
  workspace: StoredWorkspace,
  { email, firstName, lastName, roleId }: NewPerson,
  { quietly = false }: { quietly?: boolean } = {},
): Promise<StoredPerson> {
  const { accountId, workspaceId } = workspace;
  const known = findByEmail(workspace, email);
  if (known !== undefined) return known;
  const member = (await state.of(members).list(accountId)).find(
    (one) => isSameAddress(one.email, email) && one.status !== 'Closed',
  );
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined) throw new Error(`there is no account ${accountId}`);
  const person: StoredPerson = {
    userId: member?.userId ?? randomUUID(),
    email,
    firstName,
    lastName,
    roleId: roleId ?? (await findRole(state, account, 'Participate')).roleId,
    ...(member === undefined && { isOutside: true }),
    token: secret(),
  };
  workspace.people.push(person);
  const { token, userId } = person;
  await state.of(workspaceLinks).put('', token, { accountId, workspaceId, userId });
  if (quietly) return person;
  await state.mail(accountId, {
    to: { name: `${firstName} ${lastName}`, email },
    cc: [],
    bcc: [],
    reason: 'workspace-invitation',
    subject: `${account.name} invites you to ${workspace.name}`,
    text: [
      `You can see the documents of ${workspace.name}, and upload those that you are asked for.`,
    ],
    link: workspacePagePath(state, token),
  });
  return person;
}

/** @throws Refusal INVALID_REQUEST_BODY for text that is not an e-mail address */
export function requireEmail(email: string, where: string): void {
  if (isEmailAddress(email)) return;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `${where} must be an e-mail address such as ines@harbour.example, not ${JSON.stringify(email)}.`,
  );
}

export function findByEmail({ people }: StoredWorkspace, email: string): StoredPerson | undefined {
  return people.find((one) => isSameAddress(one.email, email));
}
