import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { brandOfAccount } from '../../../account/brands/brand-of.ts';
import { fileHeader } from '../../../engine/file-header.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { readForm } from '../../../pages/read-form.ts';
import { file, html, notice, redirect } from '../../../pages/render.ts';
import type { FindPageRoute } from '../../../pages/route.ts';
import { accounts } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { type FoundWorkspace, hasAccess } from '../access/find-workspace.ts';
import { findRole } from '../access/roles.ts';
import { listSeenDocuments } from '../documents/see-documents.ts';
import { chooseMediaType } from '../documents/workspace-documents.ts';
import { addAnswer } from '../requests/add-answer.ts';
import {
  canView,
  completeRequest,
  isAssignee,
  readStatus,
  takesDocuments,
} from '../requests/upload-requests.ts';
import {
  keyOf,
  sharedWorkspaces,
  type StoredRequest,
  uploadRequests,
  workspaceLinks,
} from '../stored-workspace.ts';
import { workspacePage, workspacePagePath } from './workspace-page-path.ts';

/** Finds the page of a person in a workspace, or a document on it. */
export const findPageRoute: FindPageRoute = (request, [first, token = '', documentId, ...more]) => {
  if (first !== workspacePage || token === '' || more.length > 0) return undefined;
  if (documentId !== undefined)
    return {
      methods: ['GET'],
      mode: 'read',
      work: (state) => download(state, request, token, documentId),
    };
  return {
    methods: ['GET', 'POST'],
    mode: request.method === 'POST' ? 'write' : 'read',
    work: (state) => visit(state, request, token),
  };
};

/** A workspace, the person whose page is open, and the language of the browser. */
interface Opened extends FoundWorkspace {
  language: Language;
}

async function visit(state: State, request: MockRequest, token: string): Promise<MockResponse> {
  const opened = await open(state, request, token);
  if ('status' in opened) return opened;
  if (request.method === 'POST') return takeForm(state, request, opened);
  return showWorkspace(state, opened);
}

/** Opens the page of an address; or returns the page that says why it cannot be opened. */
async function open(
  state: State,
  request: MockRequest,
  token: string,
): Promise<Opened | MockResponse> {
  const language = findBrowserLanguage(request);
  const { t } = language;
  const link = await state.of(workspaceLinks).get('', token);
  const workspace =
    link === undefined
      ? undefined
      : await state.of(sharedWorkspaces).get(link.accountId, link.workspaceId);
  const person = workspace?.people.find(({ userId }) => userId === link?.userId);
  if (workspace === undefined || person === undefined)
    return notice(
      404,
      t('This workspace does not exist'),
      t('The address is wrong. Use that of the e-mail.'),
      { language },
    );
  if (!hasAccess(state, person))
    return notice(
      403,
      t('You have no access'),
      t('Your access to {name} has ended. Ask the person who invited you.', {
        name: workspace.name,
      }),
      { language },
    );
  const account = await state.of(accounts).get('', workspace.accountId);
  const manage = account === undefined ? undefined : await findRole(state, account, 'Manage');
  return { workspace, person, canManage: person.roleId === manage?.roleId, language };
}

async function showWorkspace(
  state: State,
  opened: Opened,
  problem?: string,
): Promise<MockResponse> {
  const { workspace, person, canManage, language } = opened;
  const account = await state.of(accounts).get('', workspace.accountId);
  const documents = await listSeenDocuments(state, opened);
  const requests = await state.of(uploadRequests).list(keyOf(workspace));
  return html({
    status: problem === undefined ? 200 : 422,
    template: 'workspace',
    title: workspace.name,
    language,
    brand: await brandOfAccount(state, workspace.accountId, { brandId: workspace.brandId }),
    data: {
      action: workspacePagePath(state, person.token),
      account: account?.name ?? '',
      person: `${person.firstName} ${person.lastName}`,
      problem,
      documents: documents.map(({ documentId, name }) => ({
        name,
        href: workspacePagePath(state, person.token, documentId),
      })),
      requests: requests
        .filter((request) => canView(request, person, canManage))
        .map((request) => ({
          id: request.requestId,
          name: request.name,
          description: request.description,
          due: describeDue(state, request, language),
          documents: request.documents.map(({ name }) => name),
          isMine: takesDocuments(request) && isAssignee(request, person),
        })),
    },
  });
}

/** Says until when an upload request is to be answered, and its status. */
function describeDue(state: State, request: StoredRequest, { t, formatTime }: Language): string {
  const date = formatTime(request.dueAt);
  switch (readStatus(state, request)) {
    case 'draft':
      return t('Due on {date}, draft', { date });
    case 'overdue':
      return t('Due on {date}, overdue', { date });
    case 'complete':
      return t('Due on {date}, complete', { date });
    default:
      return t('Due on {date}, in progress', { date });
  }
}

/** Takes the files of an upload request, or completes it. */
async function takeForm(state: State, request: MockRequest, opened: Opened): Promise<MockResponse> {
  const { workspace, person, language } = opened;
  const { t } = language;
  const form = await readForm(request);
  const id = form?.text('request') ?? '';
  const asked = await state.of(uploadRequests).get(keyOf(workspace), id);
  if (form === undefined || asked === undefined || !isAssignee(asked, person))
    return showWorkspace(
      state,
      opened,
      t('Choose an upload request that you are asked to answer.'),
    );
  if (!takesDocuments(asked))
    return showWorkspace(state, opened, t('{name} takes no more documents.', { name: asked.name }));
  let answered = asked;
  for (const { name, bytes } of form.uploads) {
    const sent = { name, bytes, mediaType: chooseMediaType(name, bytes) };
    ({ answered } = await addAnswer(state, workspace, person, answered, sent));
  }
  if (form.text('action') !== 'complete') {
    if (answered === asked) return showWorkspace(state, opened, t('Choose a file to upload.'));
  } else if (answered.documents.length === 0)
    return showWorkspace(state, opened, t('Upload a document before you complete the request.'));
  else await completeRequest(state, workspace, answered);
  return redirect(workspacePagePath(state, person.token));
}

async function download(
  state: State,
  request: MockRequest,
  token: string,
  documentId: string,
): Promise<MockResponse> {
  const opened = await open(state, request, token);
  if ('status' in opened) return opened;
  const seen = await listSeenDocuments(state, opened);
  const document = seen.find((one) => one.documentId === documentId);
  if (document === undefined)
    return notice(
      404,
      opened.language.t('This does not work'),
      opened.language.t('The document was deleted. Go back to the list of documents.'),
      { language: opened.language },
    );
  return file(200, document.mediaType, await state.contents.get(document.content), {
    'content-disposition': fileHeader('attachment', document.name),
  });
}
