import type {
  GetWorkspaceUploadRequestResponse,
  WorkspaceUploadRequestStatus,
} from '@countersign/types/workspaces';
import { writeStatus } from '../../../engine/status-in-words.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { accounts } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { hasAccess } from '../access/find-workspace.ts';
import { refusal } from '../refusal.ts';
import { workspacePagePath } from '../people/workspace-page-path.ts';
import {
  keyOf,
  type StoredPerson,
  type StoredRequest,
  type StoredWorkspace,
  uploadRequests,
} from '../stored-workspace.ts';

/** Finds the status of an upload request: it is overdue from its date until it is complete. */
export function readStatus(
  { now }: Pick<State, 'now'>,
  { status, dueAt }: StoredRequest,
): WorkspaceUploadRequestStatus {
  return status === 'in_progress' && dueAt < now ? 'overdue' : status;
}

/** Presents an upload request to a person. */
export function presentRequest(
  state: State,
  { workspaceId }: Pick<StoredWorkspace, 'workspaceId'>,
  request: StoredRequest,
  canManage: boolean,
): GetWorkspaceUploadRequestResponse {
  const { requestId, status, documents } = request;
  return {
    upload_request_id: requestId,
    workspace_id: workspaceId,
    name: request.name,
    description: request.description,
    upload_request_owner: { user_id: request.ownerId },
    status: readStatus(state, request),
    documents: documents.map(({ documentId, name }) => ({
      document_name: name,
      document_id: documentId,
    })),
    assignments: request.assignments.map(({ userId, does }) => ({
      assignee_user_id: userId,
      upload_request_responsibility_type_id: does,
    })),
    created_date: dateTime(request.createdAt),
    updated_date: dateTime(request.updatedAt),
    due_date: dateTime(request.dueAt),
    sent_date: optional(request.sentAt),
    completed_date: optional(request.completedAt),
    can_view: true,
    can_edit: canManage && status === 'draft',
    can_delete: canManage && status !== 'complete' && documents.length === 0,
  };
}

function optional(time: number | undefined): string | null {
  return time === undefined ? null : dateTime(time);
}

/** Checks whether a person can view an upload request. */
export function canView(
  { assignments, status }: StoredRequest,
  { userId }: Pick<StoredPerson, 'userId'>,
  canManage: boolean,
): boolean {
  return canManage || (status !== 'draft' && assignments.some((one) => one.userId === userId));
}

/** Checks whether an upload request asks a person for documents. */
export function isAssignee(
  { assignments }: StoredRequest,
  { userId }: Pick<StoredPerson, 'userId'>,
): boolean {
  return assignments.some((one) => one.userId === userId && one.does === 'assignee');
}

/**
 * Checks whether an upload request takes documents: from the time that it is sent until it is complete.
 * @evidence inferred
 */
export function takesDocuments({ status }: StoredRequest): boolean {
  return status === 'in_progress';
}

/** Asks the people of an upload request, by e-mail. */
export async function askPeople(
  state: State,
  workspace: StoredWorkspace,
  request: StoredRequest,
): Promise<void> {
  const account = await state.of(accounts).get('', workspace.accountId);
  for (const { userId, does } of request.assignments) {
    const person = workspace.people.find((one) => one.userId === userId);
    if (person === undefined || !hasAccess(state, person)) continue;
    await state.mail(workspace.accountId, {
      to: { name: `${person.firstName} ${person.lastName}`, email: person.email },
      cc: [],
      bcc: [],
      reason: 'upload-request',
      subject:
        does === 'assignee'
          ? `${account?.name ?? ''} asks you for: ${request.name}`
          : `${account?.name ?? ''} has asked for: ${request.name}`,
      text: [request.description, `Due on ${dateTime(request.dueAt).slice(0, 10)}.`],
      link: workspacePagePath(state, person.token),
    });
  }
}

/** Completes an upload request. */
export async function completeRequest(
  state: State,
  workspace: StoredWorkspace,
  request: StoredRequest,
): Promise<StoredRequest> {
  if (!takesDocuments(request))
    throw refusal(
      'INVALID_STATUS',
      `The upload request ${request.name} is ${writeStatus(request.status)}. Only one that is in progress or overdue can be completed.`,
    );
  const completed: StoredRequest = {
    ...request,
    status: 'complete',
    completedAt: state.now,
    updatedAt: state.now,
  };
  await saveRequest(state, workspace, completed);
  return completed;
}

/** Takes a document that was deleted out of the upload requests that it answered. */
export async function forgetDocument(
  state: State,
  workspace: StoredWorkspace,
  documentId: string,
): Promise<void> {
  for (const request of await state.of(uploadRequests).list(keyOf(workspace))) {
    const documents = request.documents.filter((one) => one.documentId !== documentId);
    if (documents.length < request.documents.length)
      await saveRequest(state, workspace, { ...request, documents, updatedAt: state.now });
  }
}

export async function saveRequest(
  state: State,
  workspace: StoredWorkspace,
  request: StoredRequest,
): Promise<void> {
  await state.of(uploadRequests).put(keyOf(workspace), request.requestId, request);
}
