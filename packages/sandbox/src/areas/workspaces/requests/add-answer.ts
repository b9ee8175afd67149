import { randomUUID } from 'node:crypto';
import type { State } from '../../../state/state.ts';
import { addDocument, type NewFile } from '../documents/workspace-documents.ts';
import type {
  StoredDocument,
  StoredPerson,
  StoredRequest,
  StoredWorkspace,
} from '../stored-workspace.ts';
import { saveRequest } from './upload-requests.ts';

/** Adds a file to an upload request and to the documents of its workspace. */
export async function addAnswer(
  state: State,
  workspace: StoredWorkspace,
  person: StoredPerson,
  request: StoredRequest,
  file: NewFile,
): Promise<{ answered: StoredRequest; document: StoredDocument }> {
  const document = await addDocument(state, workspace, person, file, randomUUID());
  const { documentId, name } = document;
  const documents = [...request.documents, { documentId, name }];
  const answered: StoredRequest = { ...request, documents, updatedAt: state.now };
  await saveRequest(state, workspace, answered);
  return { answered, document };
}
