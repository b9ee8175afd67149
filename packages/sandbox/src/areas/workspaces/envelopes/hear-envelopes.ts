import { randomUUID } from 'node:crypto';
import { splitName } from '../../../account/users/split-name.ts';
import { getInvitationTarget } from '../../../envelopes/life/invitation-target.ts';
import { completedPdfs } from '../../../envelopes/documents/completed-pdf.ts';
import { pdfName } from '../../../envelopes/documents/document-file.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
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
  const completed = completedPdfs(state, envelope);
  const signed = await oneByOne(envelope.documents, async (document) => ({
    name: pdfName(document.name, document.fileExtension),
    bytes: await readSigned(() => completed(document)),
  }));
  const addresses = new Set(envelope.recipients.map((one) => addressOf(one).toLowerCase()));
  const sharedWith = workspace.people
    .filter(({ email }) => addresses.has(email.toLowerCase()))
    .map(({ userId }) => userId);
  for (const { name, bytes } of signed)
    if (bytes !== undefined)
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

/** A signed document; undefined where it was purged, or nothing can be drawn into it. */
async function readSigned(complete: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return await complete();
  } catch (error) {
    // A document that cannot be drawn must not keep its signer from finishing.
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
  }
}
