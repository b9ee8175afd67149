import type { WorkspaceEnvelopeSummary } from '@countersign/types/workspaces';
import { addAudit, actorOf, emitFor } from '../../../envelopes/life/events.ts';
import { readDefinition } from '../../../envelopes/read-definition.ts';
import { requireRight } from '../../../envelopes/rights.ts';
import { saveEnvelope } from '../../../envelopes/save.ts';
import { asRefusal } from '../../../engine/as-refusal.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import { getExtension } from '../../../engine/read-file-part.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { findWorkspace } from '../access/find-workspace.ts';
import { findDocument } from '../documents/workspace-documents.ts';
import { refusal } from '../refusal.ts';
import { keyOf, workspaceEnvelopes, workspaceOfEnvelopes } from '../stored-workspace.ts';

export const Workspaces_createWorkspaceEnvelope = defineWorkspacesOperation(
  'Workspaces_createWorkspaceEnvelope',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    await asRefusal(
      () => requireRight(state, context, 'canSendEnvelope'),
      (sentence) => refusal('FORBIDDEN', sentence),
    );
    const chosen = await oneByOne(body.document_ids ?? [], (id) =>
      findDocument(state, workspace, id),
    );
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
      (sentence) => refusal('INVALID_REQUEST_BODY', `/document_ids: ${sentence}`),
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
    const { workspace } = await findWorkspace(state, context, path.workspaceId);
    const envelopes: WorkspaceEnvelopeSummary[] = [];
    for (const { envelopeId, name } of await state.of(workspaceEnvelopes).list(keyOf(workspace))) {
      const envelope = await state.envelopes.get(envelopeId);
      if (envelope !== undefined) envelopes.push(presentEnvelope(envelope, name));
    }
    return { status: 200, body: { envelopes } };
  },
);

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
