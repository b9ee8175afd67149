import { kind } from '../../state/records.ts';

/** A person in a workspace. */
export interface WorkspacePerson {
  workspaceUserId: string;
  userId: string;
  type: 'type_owner' | 'type_participant';
  createdAt: number;
}

/** A workspace. Kept under the account, by its ID. Times are in milliseconds since 1970. */
export interface StoredWorkspace {
  workspaceId: string;
  name: string;
  description: string;
  status: 'active' | 'closed';
  commentsAllowed: 'true' | 'false';
  billableAccountId: string;
  rootFolderId: string;
  /** The owner first. */
  people: WorkspacePerson[];
  createdAt: number;
  createdById: string;
  modifiedAt: number;
  modifiedById: string;
}

/** Properties that files and folders share. */
interface StoredItem {
  id: string;
  name: string;
  /** The parent folder; absent for the root folder. */
  parentFolderId?: string;
  createdAt: number;
  createdById: string;
  modifiedAt: number;
  modifiedById: string;
}

export interface StoredWorkspaceFolder extends StoredItem {
  type: 'folder';
}

export interface StoredWorkspaceFile extends StoredItem {
  type: 'file';
  parentFolderId: string;
  /** Lets all people of the workspace view it. */
  isPublic: boolean;
  contentType: string;
  extension: string;
  sizeBytes: number;
  /** The ID of the uploaded content. */
  content: string;
  /** The ID of the converted PDF, if the upload is not a PDF itself and can be converted. */
  pdf?: string;
  /** The size of each page in points; none where it cannot be converted. */
  pages: { width: number; height: number }[];
}

export type StoredWorkspaceItem = StoredWorkspaceFile | StoredWorkspaceFolder;

export const workspaces = kind<StoredWorkspace>('workspace');

/** Files and folders. Kept under the ID of their workspace, in place of an account, by their ID. */
export const workspaceItems = kind<StoredWorkspaceItem>('workspace-item', { holdsContents: true });
