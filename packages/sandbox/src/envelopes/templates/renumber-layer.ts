import { renameDocuments } from './join-layers.ts';
import type { Layer } from './layer.ts';
import { findByRole, listRoles, renameInWorkflow } from './rename-in-workflow.ts';

/**
 * Numbers the documents and recipients of composite templates from 1: an ID in a request holds within
 * its composite template alone.
 * @evidence public
 */
export function renumberLayer(layer: Layer): Layer {
  const documents = number(layer.documents.map(({ documentId }) => documentId));
  const ids = number(layer.recipients.map(({ recipientId }) => recipientId));
  const renamed = renameDocuments(layer, documents);
  const recipients = renamed.recipients.map((one) => ({
    ...one,
    recipientId: ids.get(one.recipientId) ?? one.recipientId,
  }));
  if (layer.workflow === undefined) return { ...renamed, recipients };
  const byRole = findByRole(layer.workflowRoles ?? new Map(), recipients);
  return {
    ...renamed,
    recipients,
    workflow: renameInWorkflow(layer.workflow, (id) => byRole(id) ?? ids.get(id)),
    workflowRoles: listRoles(recipients),
  };
}

function number(ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id, index) => [id, String(index + 1)]));
}
