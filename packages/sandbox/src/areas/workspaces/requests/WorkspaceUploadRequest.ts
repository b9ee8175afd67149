import { writeStatus } from '../../../engine/status-in-words.ts';
import { requireDateTime } from '../../../engine/date-time.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import type { State } from '../../../state/state.ts';
import {
  type FoundWorkspace,
  findWorkspace,
  hasAccess,
  saveWorkspace,
} from '../access/find-workspace.ts';
import { readUpload } from '../documents/workspace-documents.ts';
import { addPerson, requireEmail } from '../people/add-person.ts';
import { refusal, refuseBody } from '../refusal.ts';
import {
  keyOf,
  type StoredPerson,
  type StoredRequest,
  type StoredWorkspace,
  uploadRequests,
} from '../stored-workspace.ts';
import { addAnswer } from './add-answer.ts';
import {
  askPeople,
  canView,
  completeRequest,
  isAssignee,
  presentRequest,
  saveRequest,
  takesDocuments,
} from './upload-requests.ts';

export const WorkspaceUploadRequest_createWorkspaceUploadRequest = defineWorkspacesOperation(
  'WorkspaceUploadRequest_createWorkspaceUploadRequest',
  async (state, { path, body }, context) => {
    const { workspace, person } = await findWorkspace(state, context, path.workspaceId, {
      manage: true,
    });
    const status = readNewStatus(body.status);
    if (status === undefined)
      throw refusal(
        'INVALID_REQUEST_BODY',
        `/status is ${body.status}. A new upload request is draft or in_progress.`,
      );
    const assignments = await oneByOne([...body.assignments.entries()], ([index, given]) =>
      readAssignment(state, workspace, given, `/assignments/${index}`),
    );
    const request: StoredRequest = {
      requestId: context.newId(),
      name: body.name,
      description: body.description,
      ownerId: person.userId,
      status,
      assignments,
      documents: [],
      createdAt: state.now,
      updatedAt: state.now,
      dueAt: requireDateTime('/due_date', body.due_date, refuseBody),
      ...(status === 'in_progress' && { sentAt: state.now }),
    };
    await saveWorkspace(state, workspace);
    await saveRequest(state, workspace, request);
    if (status === 'in_progress') await askPeople(state, workspace, request);
    return { status: 201, body: presentRequest(state, workspace, request, true) };
  },
);

export const WorkspaceUploadRequest_getWorkspaceUploadRequests = defineWorkspacesOperation(
  'WorkspaceUploadRequest_getWorkspaceUploadRequests',
  async (state, { path }, context) => {
    const { workspace, person, canManage } = await findWorkspace(state, context, path.workspaceId);
    const all = await state.of(uploadRequests).list(keyOf(workspace));
    return {
      status: 200,
      body: {
        data: all
          .filter((request) => canView(request, person, canManage))
          .map((request) => presentRequest(state, workspace, request, canManage)),
      },
    };
  },
);

export const WorkspaceUploadRequest_getWorkspaceUploadRequest = defineWorkspacesOperation(
  'WorkspaceUploadRequest_getWorkspaceUploadRequest',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const request = await findRequest(state, found, path.uploadRequestId);
    return {
      status: 200,
      body: presentRequest(state, found.workspace, request, found.canManage),
    };
  },
);

export const WorkspaceUploadRequest_updateWorkspaceUploadRequest = defineWorkspacesOperation(
  'WorkspaceUploadRequest_updateWorkspaceUploadRequest',
  async (state, { path, body }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { workspace } = found;
    const request = await findRequest(state, found, path.uploadRequestId);
    if (request.status !== 'draft')
      throw refusal(
        'INVALID_STATUS',
        `The upload request ${request.name} is ${writeStatus(request.status)}. Only a draft can be changed.`,
      );
    const status = readNewStatus(body.status);
    if (status === undefined)
      throw refusal(
        'INVALID_STATUS_CHANGE',
        `/status: a draft can become in_progress, and not ${body.status}.`,
      );
    const assignments =
      body.assignments === undefined
        ? request.assignments
        : await oneByOne([...body.assignments.entries()], ([index, given]) =>
            readAssignment(state, workspace, given, `/assignments/${index}`),
          );
    const changed: StoredRequest = {
      ...request,
      name: body.name,
      description: body.description ?? request.description,
      status,
      assignments,
      dueAt: requireDateTime('/due_date', body.due_date, refuseBody),
      updatedAt: state.now,
      ...(status === 'in_progress' && { sentAt: state.now }),
    };
    await saveWorkspace(state, workspace);
    await saveRequest(state, workspace, changed);
    if (status === 'in_progress') await askPeople(state, workspace, changed);
    return { status: 200, body: presentRequest(state, workspace, changed, true) };
  },
);

export const WorkspaceUploadRequest_deleteWorkspaceUploadRequest = defineWorkspacesOperation(
  'WorkspaceUploadRequest_deleteWorkspaceUploadRequest',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { requestId, name, status, documents } = await findRequest(
      state,
      found,
      path.uploadRequestId,
    );
    if (status === 'complete' || documents.length > 0)
      throw refusal(
        'INVALID_STATUS',
        `The upload request ${name} is ${writeStatus(status)} and has ${documents.length} documents. Only one without documents that is not complete can be deleted.`,
      );
    await state.of(uploadRequests).remove(keyOf(found.workspace), requestId);
    return { status: 204 };
  },
);

export const WorkspaceUploadRequest_addWorkspaceUploadRequestDocument = defineWorkspacesOperation(
  'WorkspaceUploadRequest_addWorkspaceUploadRequestDocument',
  async (state, { path, bytes }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const { workspace, person } = found;
    const request = await findRequest(state, found, path.uploadRequestId);
    if (!found.canManage) requireAssignee(request, found);
    if (!takesDocuments(request))
      throw refusal(
        'INVALID_STATUS',
        `The upload request ${request.name} is ${writeStatus(request.status)}. Only one that is in progress or overdue takes documents.`,
      );
    const file = await readUpload(bytes);
    const { document } = await addAnswer(state, workspace, person, request, file);
    return {
      status: 201,
      body: {
        upload_request_id: request.requestId,
        document_id: document.documentId,
        document_name: document.name,
      },
    };
  },
);

export const WorkspaceUploadRequest_completeWorkspaceUploadRequest = defineWorkspacesOperation(
  'WorkspaceUploadRequest_completeWorkspaceUploadRequest',
  async (state, { path }, context) => {
    const found = await findWorkspace(state, context, path.workspaceId);
    const request = await findRequest(state, found, path.uploadRequestId);
    requireAssignee(request, found);
    await completeRequest(state, found.workspace, request);
    return { status: 204 };
  },
);

/** Reads the status that a new or changed request can have; undefined for others. */
function readNewStatus(status: string): 'draft' | 'in_progress' | undefined {
  return status === 'draft' || status === 'in_progress' ? status : undefined;
}

/**
 * Finds an upload request that the caller can view.
 * @throws Refusal NOT_FOUND
 */
async function findRequest(
  state: State,
  { workspace, person, canManage }: FoundWorkspace,
  requestId: string,
): Promise<StoredRequest> {
  const found = await state.of(uploadRequests).get(keyOf(workspace), requestId.toLowerCase());
  if (found !== undefined && canView(found, person, canManage)) return found;
  throw refusal(
    'NOT_FOUND',
    `${workspace.name} has no upload request ${requestId} that ${person.email} can view. List them with WorkspaceUploadRequest_getWorkspaceUploadRequests.`,
  );
}

/**
 * Lets only assignees answer an upload request.
 * @throws Refusal FORBIDDEN
 * @evidence public
 */
function requireAssignee(request: StoredRequest, { person }: FoundWorkspace): void {
  if (isAssignee(request, person)) return;
  throw refusal(
    'FORBIDDEN',
    `${person.email} is no assignee of the upload request ${request.name}. Only assignees answer it.`,
  );
}

/** The refusal for an assignment without a person. @evidence public */
function refuseNobody(where: string) {
  return refusal(
    'INVALID_REQUEST_BODY',
    `${where} needs assignee_user_id, or first_name, last_name and email.`,
  );
}

interface GivenAssignment {
  assignee_user_id?: string | null | undefined;
  upload_request_responsibility_type_id?: string | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Reads a person of an upload request. One who is named by an e-mail address becomes a person of
 * the workspace.
 * @throws Refusal INVALID_REQUEST_BODY
 */
async function readAssignment(
  state: State,
  workspace: StoredWorkspace,
  given: GivenAssignment,
  where: string,
): Promise<StoredRequest['assignments'][number]> {
  const does = given.upload_request_responsibility_type_id === 'watcher' ? 'watcher' : 'assignee';
  const userId = given.assignee_user_id?.toLowerCase();
  if (userId !== undefined) {
    const named = workspace.people.find((one) => one.userId === userId);
    if (named !== undefined) return { userId: requireAccess(state, named, where).userId, does };
    throw refusal(
      'INVALID_REQUEST_BODY',
      `${where}/assignee_user_id: ${workspace.name} has no person ${userId}. Add the person with WorkspaceUsers_addWorkspaceUser.`,
    );
  }
  const { first_name: firstName, last_name: lastName, email } = given;
  if (!firstName || !lastName || !email) throw refuseNobody(where);
  requireEmail(email, `${where}/email`);
  const person = await addPerson(state, workspace, { email, firstName, lastName });
  return { userId: requireAccess(state, person, where).userId, does };
}

/**
 * Refuses a person who could not open the request.
 * @throws Refusal INVALID_REQUEST_BODY
 */
function requireAccess(state: State, person: StoredPerson, where: string): StoredPerson {
  if (hasAccess(state, person)) return person;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `${where}: ${person.email} has no access any more. Give it back with WorkspaceUsers_restoreWorkspaceUserAccess.`,
  );
}
