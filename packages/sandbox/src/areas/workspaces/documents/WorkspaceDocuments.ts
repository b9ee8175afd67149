import { fileHeader } from '../../../engine/file-header.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import { findWorkspace } from '../access/find-workspace.ts';
import { wholeList } from '../present-workspace.ts';
import { keyOf, type StoredDocument, workspaceDocuments } from '../stored-workspace.ts';
import { forgetDocument } from '../requests/upload-requests.ts';
import { listSeenDocuments } from './see-documents.ts';
import { addDocument, findDocument, readUpload } from './workspace-documents.ts';

export const WorkspaceDocuments_getWorkspaceDocuments = defineWorkspacesOperation(
  'WorkspaceDocuments_getWorkspaceDocuments',
  async (state, { path, query }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const filter = (query.name_filter ?? '').toLowerCase();
    const documents = (await listSeenDocuments(state, found))
      .filter(({ name }) => name.toLowerCase().includes(filter))
      .map((document) => ({
        ...presentBasics(document),
        last_updated_date: dateTime(document.createdAt),
        owner: presentName(document),
      }));
    return { status: 200, body: { documents, ...wholeList }, paged: true };
  },
);

export const WorkspaceDocuments_addWorkspaceDocument = defineWorkspacesOperation(
  'WorkspaceDocuments_addWorkspaceDocument',
  async (state, { path, bytes }, context) => {
    const { workspace, person } = await findWorkspace(state, context, path.workspaceId, {
      manage: true,
    });
    const file = await readUpload(bytes);
    const added = await addDocument(state, workspace, person, file, context.newId());
    return {
      status: 201,
      body: {
        ...presentBasics(added),
        last_updated_date: dateTime(added.createdAt),
        owner: { user_id: added.owner.userId, ...presentName(added) },
      },
    };
  },
);

export const WorkspaceDocuments_getWorkspaceDocument = defineWorkspacesOperation(
  'WorkspaceDocuments_getWorkspaceDocument',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const document = await findDocument(state, found, path.documentId);
    return {
      status: 200,
      body: {
        workspace_id: found.workspace.workspaceId,
        ...presentBasics(document),
        content_type: document.mediaType,
      },
    };
  },
);

export const WorkspaceDocuments_deleteWorkspaceDocument = defineWorkspacesOperation(
  'WorkspaceDocuments_deleteWorkspaceDocument',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { documentId } = await findDocument(state, found, path.documentId);
    await state.of(workspaceDocuments).remove(keyOf(found.workspace), documentId);
    await forgetDocument(state, found.workspace, documentId);
    return { status: 204 };
  },
);

export const WorkspaceDocuments_getWorkspaceDocumentContents = defineWorkspacesOperation(
  'WorkspaceDocuments_getWorkspaceDocumentContents',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const { name, content } = await findDocument(state, found, path.documentId);
    return {
      status: 200,
      headers: {
        'content-disposition': fileHeader('attachment', name),
      },
      file: { bytes: await state.contents.get(content), mediaType: 'application/octet-stream' },
    };
  },
);

function presentBasics({ documentId, name, owner, size, createdAt }: StoredDocument) {
  return {
    document_id: documentId,
    name,
    owner_id: owner.userId,
    size,
    created_date: dateTime(createdAt),
  };
}

function presentName({ owner }: StoredDocument) {
  return { first_name: owner.firstName, last_name: owner.lastName };
}
