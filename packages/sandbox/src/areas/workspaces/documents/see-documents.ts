import type { State } from '../../../state/state.ts';
import type { FoundWorkspace } from '../access/find-workspace.ts';
import { canView } from '../requests/upload-requests.ts';
import {
  keyOf,
  type StoredDocument,
  uploadRequests,
  workspaceDocuments,
} from '../stored-workspace.ts';

/**
 * Lists the documents that a person sees. People who manage the workspace see all; others see their
 * own, those of upload requests that they can view, and those of envelopes that they received.
 * @evidence inferred
 */
export async function listSeenDocuments(
  state: State,
  { workspace, person, canManage }: FoundWorkspace,
): Promise<StoredDocument[]> {
  const all = await state.of(workspaceDocuments).list(keyOf(workspace));
  if (canManage) return all;
  const requests = await state.of(uploadRequests).list(keyOf(workspace));
  const asked = new Set(
    requests
      .filter((request) => canView(request, person, canManage))
      .flatMap(({ documents }) => documents.map(({ documentId }) => documentId)),
  );
  return all.filter(
    ({ documentId, owner, sharedWith = [] }) =>
      owner.userId === person.userId || asked.has(documentId) || sharedWith.includes(person.userId),
  );
}
