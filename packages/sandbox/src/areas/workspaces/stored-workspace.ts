import { kind } from '../../state/records.ts';

/** A person in a workspace. */
export interface StoredPerson {
  /** The ID of a user of the account, or of an outside person. */
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  roleId: string;
  /** Set for people who are no users of the account. */
  isOutside?: true;
  /** The secret of the address of the person's page. */
  token: string;
  /** Time in milliseconds since 1970 from which the person has no access. */
  accessEndsAt?: number;
}

/** A workspace as stored. Times are in milliseconds since 1970. Kept under the account, by its ID. */
export interface StoredWorkspace {
  workspaceId: string;
  accountId: string;
  name: string;
  brandId?: string;
  createdAt: number;
  createdBy: string;
  ownerIds: string[];
  people: StoredPerson[];
}

export const sharedWorkspaces = kind<StoredWorkspace>('shared-workspace');

/** The person whose page has an address. Kept under no account, by the secret of the address. */
export interface StoredLink {
  accountId: string;
  workspaceId: string;
  userId: string;
}

export const workspaceLinks = kind<StoredLink>('shared-workspace-link');

/** A document of a workspace. Kept under `keyOf`, by its ID. */
export interface StoredDocument {
  documentId: string;
  name: string;
  owner: { userId: string; firstName: string; lastName: string };
  content: string;
  mediaType: string;
  size: number;
  createdAt: number;
  /** The people who may see it although they do not manage the workspace: the recipients of its envelope. */
  sharedWith?: string[];
}

export const workspaceDocuments = kind<StoredDocument>('shared-workspace-document', {
  holdsContents: true,
});

/** An upload request. Kept under `keyOf`, by its ID. */
export interface StoredRequest {
  requestId: string;
  name: string;
  description: string;
  ownerId: string;
  status: 'draft' | 'in_progress' | 'complete';
  assignments: { userId: string; does: 'assignee' | 'watcher' }[];
  documents: { documentId: string; name: string }[];
  createdAt: number;
  updatedAt: number;
  dueAt: number;
  sentAt?: number;
  completedAt?: number;
}

export const uploadRequests = kind<StoredRequest>('shared-workspace-request');

/** An envelope that was created in a workspace. Kept under `keyOf`, by its ID. */
export interface StoredWorkspaceEnvelope {
  envelopeId: string;
  name: string;
}

export const workspaceEnvelopes = kind<StoredWorkspaceEnvelope>('shared-workspace-envelope');

/** The workspace of an envelope. Kept under the account, by the ID of the envelope. */
export const workspaceOfEnvelopes = kind<string>('shared-workspace-of-envelope');

/** The key of what a workspace holds. */
export function keyOf({
  accountId,
  workspaceId,
}: Pick<StoredWorkspace, 'accountId' | 'workspaceId'>): string {
  return `${accountId}/${workspaceId}`;
}
