import { z } from 'zod';
import { writeStatus } from '../../../engine/status-in-words.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { base64Bytes } from '../../../frame/seed/fields.ts';
import { hasAccess } from '../access/find-workspace.ts';
import { workspacePagePath } from '../people/workspace-page-path.ts';
import { chooseMediaType } from '../documents/workspace-documents.ts';
import { addAnswer } from '../requests/add-answer.ts';
import { completeRequest, readStatus, takesDocuments } from '../requests/upload-requests.ts';
import { keyOf, sharedWorkspaces, uploadRequests } from '../stored-workspace.ts';

const answering = z.strictObject({
  userId: z.exactOptional(z.guid().toLowerCase()),
  documents: z.array(z.strictObject({ name: z.string().min(1), base64: base64Bytes })).default([]),
  complete: z.boolean().default(true),
});

/** Actions of people on the page of a workspace. */
export const handlers: ControlHandlers<'answerUploadRequest'> = {
  async answerUploadRequest(parts, call) {
    const { userId, documents, complete } = readBody(call, answering);
    return write(parts, call, async (state) => {
      const { accountId = '', workspaceId = '', uploadRequestId = '' } = call.path;
      const workspace = await state.of(sharedWorkspaces).get(accountId, workspaceId);
      if (workspace === undefined)
        throw notFound(`The account has no workspace ${workspaceId}.`, 'path/workspaceId');
      const request = await state.of(uploadRequests).get(keyOf(workspace), uploadRequestId);
      if (request === undefined)
        throw notFound(
          `${workspace.name} has no upload request ${uploadRequestId}.`,
          'path/uploadRequestId',
        );
      const assignee = request.assignments.find(
        (one) => one.does === 'assignee' && (userId === undefined || one.userId === userId),
      );
      const person = workspace.people.find((one) => one.userId === assignee?.userId);
      if (person === undefined || !hasAccess(state, person))
        throw invalid(`${request.name} has no such assignee with access.`, 'body/userId');
      if (!takesDocuments(request))
        throw invalid(
          `The upload request ${request.name} is ${writeStatus(request.status)}, so nobody can answer it.`,
          'path/uploadRequestId',
        );
      let answered = request;
      for (const { name, base64: bytes } of documents) {
        const file = { name, bytes, mediaType: chooseMediaType(name, bytes) };
        ({ answered } = await addAnswer(state, workspace, person, answered, file));
      }
      const after = complete ? await completeRequest(state, workspace, answered) : answered;
      return {
        uploadRequestId,
        name: after.name,
        status: readStatus(state, after),
        documentIds: after.documents.map(({ documentId }) => documentId),
        url: workspacePagePath(state, person.token),
      };
    });
  },
};
