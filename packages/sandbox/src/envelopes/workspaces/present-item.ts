import type { WorkspaceItem } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { presentPages } from '../documents/page-images.ts';
import { presentRights } from './item-rights.ts';
import type { PresentPerson } from './present-workspace.ts';
import type {
  StoredWorkspace,
  StoredWorkspaceFile,
  StoredWorkspaceItem,
  WorkspacePerson,
} from './stored-workspace.ts';

/** Options for presenting an item. */
interface PresentItemOptions {
  /** The caller, whose rights are shown. */
  person: WorkspacePerson;
  /** The person whose rights are shown in addition. */
  other?: WorkspacePerson | undefined;
  /** Presents the people who added and changed the item (only their IDs). */
  presentPerson?: PresentPerson | undefined;
  /** Includes the thumbnail of a file's first page (false). */
  thumbnail?: boolean;
}

/** A file or folder of a workspace as the service shows it. */
export function presentItem(
  { workspaceId }: StoredWorkspace,
  item: StoredWorkspaceItem,
  { person, other, presentPerson, thumbnail = false }: PresentItemOptions,
): WorkspaceItem {
  const { id, name, type, parentFolderId } = item;
  const uri = itemUri(workspaceId, item);
  return {
    id,
    name,
    type,
    uri,
    ...(parentFolderId !== undefined && {
      parentFolderId,
      parentFolderUri: `/workspaces/${workspaceId}/folders/${parentFolderId}`,
    }),
    ...(item.type === 'file' && { ...presentFile(item), fileUri: uri }),
    ...(item.type === 'file' && thumbnail && presentThumbnail(item)),
    created: dateTime(item.createdAt),
    createdById: item.createdById,
    lastModified: dateTime(item.modifiedAt),
    lastModifiedById: item.modifiedById,
    ...(presentPerson !== undefined && {
      createdByInformation: presentPerson(item.createdById),
      lastModifiedByInformation: presentPerson(item.modifiedById),
    }),
    callerAuthorization: presentRights(item, person),
    ...(other !== undefined && { userAuthorization: presentRights(item, other) }),
  };
}

function itemUri(workspaceId: string, { type, id, parentFolderId }: StoredWorkspaceItem): string {
  const folders = `/workspaces/${workspaceId}/folders`;
  return type === 'folder' ? `${folders}/${id}` : `${folders}/${parentFolderId}/files/${id}`;
}

function presentFile(file: StoredWorkspaceFile): WorkspaceItem {
  return {
    contentType: file.contentType,
    extension: file.extension,
    fileSize: String(file.sizeBytes),
    pageCount: String(file.pages.length),
    isPublic: file.isPublic ? 'true' : 'false',
    // The ID of a content is its SHA-256.
    sha256: Buffer.from(file.content, 'base64url').toString('hex'),
  };
}

/** The longest side of a thumbnail, in pixels. */
const thumbnailSide = '128';

function presentThumbnail(file: StoredWorkspaceFile): WorkspaceItem {
  const [first] = presentPages(file.id, file.pages, {
    max_width: thumbnailSide,
    max_height: thumbnailSide,
  });
  if (first === undefined) return {};
  return { thumbnail: first, thumbWidth: first.width, thumbHeight: first.height };
}
