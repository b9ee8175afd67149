import type { Context } from '../../engine/context.ts';
import { fileHeader } from '../../engine/file-header.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { wholeList } from '../../engine/whole-list.ts';
import type { State } from '../../state/state.ts';
import { pdfName } from '../documents/document-file.ts';
import { presentPages } from '../documents/page-images.ts';
import { changeFile } from './change-file.ts';
import { deleteItems } from './delete-items.ts';
import { findFile, findFolderOfWorkspace } from './find-item.ts';
import { findWorkspace, requireOpen, saveWorkspace } from './find-workspace.ts';
import { requireItemRight, rightsTo } from './item-rights.ts';
import { presentItem } from './present-item.ts';
import { readPeople } from './present-workspace.ts';
import { readUpload } from './read-upload.ts';
import {
  type StoredWorkspace,
  type StoredWorkspaceFile,
  type StoredWorkspaceFolder,
  type StoredWorkspaceItem,
  type WorkspacePerson,
  workspaceItems,
} from './stored-workspace.ts';

export const WorkspaceItems_listFolderItems = defineOperation(
  'WorkspaceItems_listFolderItems',
  async (state, { path, query }, context) => {
    const { workspace, person } = await findWorkspace(state, context, path.workspaceId);
    const folder = await findFolderOfWorkspace(state, workspace, path.folderId);
    const other = readOther(workspace, query.workspace_user_id);
    const all = await state.of(workspaceItems).list(workspace.workspaceId);
    const isRequested = (item: StoredWorkspaceItem) =>
      (item.type === 'file' ? query.include_files : query.include_sub_folders) === 'true' &&
      (other === undefined || item.createdById === other.userId);
    const shown = all.filter(
      (item) =>
        item.parentFolderId === folder.id && isRequested(item) && rightsTo(item, person).canView,
    );
    const options = {
      person,
      other,
      thumbnail: query.include_thumbnails === 'true',
      ...(query.include_user_detail === 'true' && {
        presentPerson: await readPeople(state, context, workspace),
      }),
    };
    const present = (item: StoredWorkspaceItem) => presentItem(workspace, item, options);
    const { nextUri: _next, previousUri: _previous, ...page } = wholeList;
    return {
      status: 200,
      paged: true,
      body: {
        ...page,
        workspaceId: workspace.workspaceId,
        folder: present(folder),
        parentFolders: listParents(all, folder).map(present),
        items: shown.map(present),
      },
    };
  },
);

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the workspace has no such person */
function readOther(
  { workspaceId, people }: StoredWorkspace,
  id: string | undefined,
): WorkspacePerson | undefined {
  if (id === undefined) return undefined;
  const person = people.find(({ workspaceUserId }) => workspaceUserId === id.toLowerCase());
  if (person !== undefined) return person;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `workspace_user_id: the workspace ${workspaceId} has no user ${id}.`,
  );
}

/** The folders above a folder, the root first. */
function listParents(
  all: readonly StoredWorkspaceItem[],
  folder: StoredWorkspaceFolder,
): StoredWorkspaceItem[] {
  const byId = new Map(all.map((item) => [item.id, item]));
  const parents: StoredWorkspaceItem[] = [];
  let above = byId.get(folder.parentFolderId ?? '');
  while (above !== undefined && !parents.includes(above)) {
    parents.unshift(above);
    above = byId.get(above.parentFolderId ?? '');
  }
  return parents;
}

export const WorkspaceItems_deleteFolderItems = defineOperation(
  'WorkspaceItems_deleteFolderItems',
  async (state, { path, body }, context) => {
    const { workspace, person } = await findWorkspace(state, context, path.workspaceId);
    requireOpen(workspace);
    const folder = await findFolderOfWorkspace(state, workspace, path.folderId);
    const ids = body.items.map(({ id }, at) => {
      if (id !== undefined) return id;
      throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', `/items/${at}/id is required.`);
    });
    await deleteItems(state, workspace, person, folder, ids);
    await saveWorkspace(state, context, workspace);
    return { status: 200 };
  },
);

export const WorkspaceItems_createFIle = defineOperation(
  'WorkspaceItems_createFIle',
  async (state, { path, bytes }, context) => {
    const { workspace, person } = await findWorkspace(state, context, path.workspaceId);
    requireOpen(workspace);
    const folder = await findFolderOfWorkspace(state, workspace, path.folderId);
    const { userId } = context.caller;
    const file: StoredWorkspaceFile = {
      type: 'file',
      id: context.newId(),
      parentFolderId: folder.id,
      isPublic: true,
      createdAt: state.now,
      createdById: userId,
      modifiedAt: state.now,
      modifiedById: userId,
      ...(await readUpload(state, bytes)),
    };
    await saveFile(state, context, workspace, file);
    return { status: 201, body: presentItem(workspace, file, { person }) };
  },
);

export const WorkspaceItems_getFile = defineOperation(
  'WorkspaceItems_getFile',
  async (state, { path, query }, context) => {
    const { file } = await openFile(state, context, path);
    const isPdf = file.contentType === 'application/pdf';
    const asPdf = isPdf || query.pdf_version === 'true';
    const content = asPdf && !isPdf ? file.pdf : file.content;
    if (content === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `pdf_version: the file ${file.name} cannot be converted to PDF. Omit pdf_version.`,
      );
    const name = asPdf ? pdfName(file.name, file.extension) : file.name;
    const disposition = query.is_download === 'true' ? 'attachment' : 'inline';
    return {
      status: 200,
      headers: { 'content-disposition': fileHeader(disposition, name) },
      file: {
        bytes: await state.contents.get(content),
        mediaType: asPdf ? 'application/pdf' : 'application/octet-stream',
      },
    };
  },
);

export const WorkspaceItems_updateFile = defineOperation(
  'WorkspaceItems_updateFile',
  async (state, { path, body }, context) => {
    const { workspace, person, file } = await openFile(state, context, path);
    requireOpen(workspace);
    requireItemRight(file, person, 'canMove');
    await changeFile(state, workspace, file, body);
    file.modifiedAt = state.now;
    file.modifiedById = context.caller.userId;
    await saveFile(state, context, workspace, file);
    return { status: 200, body: presentItem(workspace, file, { person }) };
  },
);

export const WorkspaceItems_listFilePages = defineOperation(
  'WorkspaceItems_listFilePages',
  async (state, { path, query }, context) => {
    const { file } = await openFile(state, context, path);
    const pages = presentPages(file.id, file.pages, query);
    return { status: 200, paged: true, body: { ...wholeList, pages } };
  },
);

/** The file of a path, for a caller who can view it. */
async function openFile(
  state: State,
  context: Context,
  path: { workspaceId: string; folderId: string; fileId: string },
): Promise<{ workspace: StoredWorkspace; person: WorkspacePerson; file: StoredWorkspaceFile }> {
  const { workspace, person } = await findWorkspace(state, context, path.workspaceId);
  const file = await findFile(state, workspace, path);
  requireItemRight(file, person, 'canView');
  return { workspace, person, file };
}

async function saveFile(
  state: State,
  context: Context,
  workspace: StoredWorkspace,
  file: StoredWorkspaceFile,
): Promise<void> {
  await state.of(workspaceItems).put(workspace.workspaceId, file.id, file);
  await saveWorkspace(state, context, workspace);
}
