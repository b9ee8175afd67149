import type { WorkspaceItem } from '@countersign/types/esign-v2.1';
import { getExtension } from '../../documents/index.ts';
import { longestFileName } from '../../engine/read-file-part.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { findFolderOfWorkspace } from './find-item.ts';
import type { StoredWorkspace, StoredWorkspaceFile } from './stored-workspace.ts';

/**
 * Renames a file, moves it, or changes who sees it.
 * @throws ServiceRefusal INVALID_REQUEST_BODY without changes, RESOURCE_NOT_FOUND for a folder
 */
export async function changeFile(
  state: State,
  workspace: StoredWorkspace,
  file: StoredWorkspaceFile,
  { name, parentFolderId, isPublic }: WorkspaceItem,
): Promise<void> {
  if (name === undefined && parentFolderId === undefined && isPublic === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      'The body contains no changes. Send name, parentFolderId or isPublic.',
    );
  if (name !== undefined) {
    if (name.trim() === '')
      throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', '/name must not be empty.');
    if (name.length > longestFileName)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `/name has ${name.length} characters. The maximum is ${longestFileName}.`,
      );
    file.name = name;
    file.extension = getExtension(name);
  }
  if (parentFolderId !== undefined)
    file.parentFolderId = (await findFolderOfWorkspace(state, workspace, parentFolderId)).id;
  if (isPublic !== undefined) file.isPublic = isPublic === 'true';
}
