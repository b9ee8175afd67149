import type { WorkspaceEnvelopeSummary } from '@countersign/types/workspaces';
import { isSameAddress } from '../../../account/users/person.ts';
import { addAudit, actorOf, emitFor } from '../../../envelopes/life/events.ts';
import { readDefinition } from '../../../envelopes/read-definition.ts';
import { saveEnvelope } from '../../../envelopes/save.ts';
import { asRefusal } from '../../../engine/as-refusal.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import { getExtension } from '../../../documents/index.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { type FoundWorkspace, findWorkspace } from '../access/find-workspace.ts';
import { findDocument } from '../documents/workspace-documents.ts';
import { refusal } from '../refusal.ts';
import { addressOf } from './hear-envelopes.ts';
import { keyOf, workspaceEnvelopes, workspaceOfEnvelopes } from '../stored-workspace.ts';

export const Workspaces_createWorkspaceEnvelope = defineWorkspacesOperation(
  'Workspaces_createWorkspaceEnvelope',
  async (state, { path, body }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { workspace } = found;
    const chosen = await oneByOne(body.document_ids ?? [], (id) => findDocument(state, found, id));
    const files = new Map(
      await oneByOne([...chosen.entries()], async ([index, { content, mediaType }]) => {
        const bytes = await state.contents.get(content);
        return [String(index + 1), { bytes, mediaType }] as const;
      }),
    );
    const envelope = await asRefusal(
      () =>
        readDefinition(
          state,
          context,
          {
            status: 'created',
            documents: chosen.map(({ name }, index) => ({
              documentId: String(index + 1),
              name,
              fileExtension: getExtension(name),
            })),
          },
          files,
        ),
      (sentence, code) =>
        code === 'USER_LACKS_PERMISSIONS'
          ? refusal('FORBIDDEN', sentence)
          : refusal('INVALID_REQUEST_BODY', `/document_ids: ${sentence}`),
    );
    addAudit(
      state,
      envelope,
      actorOf(context),
      'Registered',
      'The envelope was created in a workspace.',
    );
    emitFor(state, envelope, 'envelope-created');
    await saveEnvelope(state, envelope);
    const { envelopeId } = envelope;
    const { accountId, workspaceId } = workspace;
    await state
      .of(workspaceEnvelopes)
      .put(keyOf(workspace), envelopeId, { envelopeId, name: body.envelope_name });
    await state.of(workspaceOfEnvelopes).put(accountId, envelopeId, workspaceId);
    return { status: 201, body: { envelope_id: envelopeId } };
  },
);

export const Workspaces_getWorkspaceEnvelopes = defineWorkspacesOperation(
  'Workspaces_getWorkspaceEnvelopes',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const { workspace } = found;
    const envelopes: WorkspaceEnvelopeSummary[] = [];
    for (const { envelopeId, name } of await state.of(workspaceEnvelopes).list(keyOf(workspace))) {
      const envelope = await state.envelopes.get(envelopeId);
      if (envelope !== undefined && seesEnvelope(found, envelope))
        envelopes.push(presentEnvelope(envelope, name));
    }
    return { status: 200, body: { envelopes } };
  },
);

/**
 * Checks whether a person sees an envelope: people who manage the workspace see all, and others
 * those that they receive.
 * @evidence inferred
 */
function seesEnvelope(
  { canManage, person: { email } }: FoundWorkspace,
  { recipients, status }: StoredEnvelope,
): boolean {
  if (canManage) return true;
  const isRecipient = recipients.some((one) => isSameAddress(addressOf(one), email));
  return status !== 'created' && isRecipient;
}

function presentEnvelope(envelope: StoredEnvelope, name: string): WorkspaceEnvelopeSummary {
  const { envelopeId, settings, createdAt, statusChangedAt } = envelope;
  const { emailSubject = '' } = settings;
  return {
    envelope_id: envelopeId,
    status: nameStatus(envelope),
    name,
    subject: emailSubject === '' ? null : emailSubject,
    created_date: dateTime(createdAt),
    last_updated_date: dateTime(statusChangedAt),
  };
}

/** Names the status of an envelope as lists of workspaces do. */
function nameStatus({ status, recipients }: StoredEnvelope): string {
  const hasBegun = recipients.some(({ signedAt }) => signedAt !== undefined);
  if (status === 'sent' || status === 'delivered') return hasBegun ? 'WaitingForOthers' : 'Sent';
  return status.slice(0, 1).toUpperCase() + status.slice(1);
}
