import { randomUUID } from 'node:crypto';
import { splitName } from '../../../account/users/split-name.ts';
import { getInvitationTarget } from '../../../envelopes/life/invitation-target.ts';
import { readSignedDocuments } from '../../../envelopes/documents/signed-documents.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State, StateEvent } from '../../../state/state.ts';
import { saveWorkspace } from '../access/find-workspace.ts';
import { addDocument } from '../documents/workspace-documents.ts';
import { addPerson } from '../people/add-person.ts';
import {
  sharedWorkspaces,
  type StoredWorkspace,
  workspaceOfEnvelopes,
} from '../stored-workspace.ts';

/**
 * Adds the recipients of an envelope of a workspace to its people when it is sent. The e-mail of the
 * envelope tells them of it.
 */
export async function hearSent(state: State, { envelope }: StateEvent): Promise<void> {
  const workspace = await findByEnvelope(state, envelope);
  if (envelope === undefined || workspace === undefined) return;
  for (const recipient of envelope.recipients) {
    const email = addressOf(recipient);
    if (email === '') continue;
    const { details } = recipient;
    const { firstName, lastName } = splitName({
      userName: details.name ?? details.signerName ?? email,
    });
    const quietly = getInvitationTarget(recipient) !== undefined;
    await addPerson(state, workspace, { email, firstName, lastName }, { quietly });
  }
  await saveWorkspace(state, workspace);
}

/** Adds the signed documents of an envelope of a workspace to its documents. */
export async function hearCompleted(state: State, { envelope }: StateEvent): Promise<void> {
  const workspace = await findByEnvelope(state, envelope);
  if (envelope === undefined || workspace === undefined) return;
  const { sender } = envelope;
  const { firstName, lastName } = splitName({ userName: sender.userName });
  const signed = await readSignedDocuments(state, envelope);
  const addresses = new Set(envelope.recipients.map((one) => addressOf(one).toLowerCase()));
  const sharedWith = workspace.people
    .filter(({ email }) => addresses.has(email.toLowerCase()))
    .map(({ userId }) => userId);
  for (const { name, bytes } of signed)
    await addDocument(
      state,
      workspace,
      { userId: sender.userId, firstName, lastName },
      { name, bytes, mediaType: 'application/pdf' },
      randomUUID(),
      sharedWith,
    );
}

/** The e-mail address of a recipient; empty if it has none. */
export function addressOf({ details }: Pick<StoredRecipient, 'details'>): string {
  return details.email ?? details.signerEmail ?? details.hostEmail ?? '';
}

async function findByEnvelope(
  state: State,
  envelope: StoredEnvelope | undefined,
): Promise<StoredWorkspace | undefined> {
  if (envelope === undefined) return undefined;
  const { accountId, envelopeId } = envelope;
  const workspaceId = await state.of(workspaceOfEnvelopes).get(accountId, envelopeId);
  return workspaceId === undefined
    ? undefined
    : state.of(sharedWorkspaces).get(accountId, workspaceId);
}
