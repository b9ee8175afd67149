import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import type { FormField } from '../../../documents/index.ts';
import { formFillPath } from '../../../pages/paths.ts';
import { readForm, type SentForm } from '../../../pages/read-form.ts';
import { html, notice } from '../../../pages/render.ts';
import { formFillSessions } from '../../../state/model/room-forms.ts';
import type { StoredRoomDocument } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { putDocument } from '../documents/keep-document.ts';
import { readDocumentBytes } from '../documents/read-document-bytes.ts';
import { findFaults, readSentValues } from './entered-values.ts';
import { refillDocument } from './fill-document.ts';
import { openFormFill, type OpenFormFill, prolongFormFill } from './form-fill-session.ts';
import { readRoomValues } from './room-values.ts';

/** Shows a form of a session, or processes the values that were sent. */
export async function visitFormFill(
  state: State,
  sessionId: string,
  request: MockRequest,
  query: URLSearchParams,
): Promise<MockResponse> {
  const open = await openFormFill(state, sessionId);
  if (open === undefined)
    return notice(
      410,
      'This form can no longer be filled in here',
      'The session has ended, or the form is no longer in the room. Ask for a new link.',
    );
  const sent = request.method === 'POST' ? await readForm(request) : undefined;
  if (request.method === 'POST' && sent?.text('form-token') !== open.session.formToken)
    return notice(403, 'Invalid form', 'Open the link again, and fill in the form there.');
  await prolongFormFill(state, open.session);
  const document = chooseDocument(open, query.get('document'));
  const page = await readPage(state, open, document);
  return sent === undefined ? showPage(page) : takeForm(state, page, sent);
}

/** A page that shows one form of a session. */
interface FormPage {
  state: State;
  open: OpenFormFill;
  document: StoredRoomDocument;
  fields: FormField[];
  pageCount: number;
}

function chooseDocument({ documents }: OpenFormFill, id: string | null): StoredRoomDocument {
  const chosen = documents.find(({ documentId }) => String(documentId) === id) ?? documents[0];
  if (chosen === undefined) throw new Error('a session without documents was opened');
  return chosen;
}

async function readPage(
  state: State,
  open: OpenFormFill,
  document: StoredRoomDocument,
): Promise<FormPage> {
  const bytes = await readDocumentBytes(state, open.room, document);
  const { fields, pageCount } = await state.documents.readFormFields(bytes);
  return { state, open, document, fields, pageCount };
}

/** Saves entered values. To finish, the required fields need a value; saving works without. */
async function takeForm(state: State, page: FormPage, sent: SentForm): Promise<MockResponse> {
  const { open, document, fields } = page;
  const values = readSentValues(fields, sent);
  const isFinished = sent.text('action') === 'finish';
  const faults = findFaults(fields, values, isFinished);
  if (faults.size > 0) {
    const entered = fields.map((field) => ({
      ...field,
      value: values.get(field.name) ?? field.value,
    }));
    return showPage({ ...page, fields: entered }, { faults });
  }
  const details = readRoomValues(open.room);
  const formValues = { ...document.formValues };
  for (const { name, value } of fields) {
    const entered = values.get(name) ?? value;
    if (entered === value) continue;
    // A field that shows the detail of the room again follows it from now on.
    if (entered === details.get(name)) delete formValues[name];
    else formValues[name] = entered;
  }
  const changed = await refillDocument(state, open.room, { ...document, formValues });
  await putDocument(state, open.room, changed);
  if (isFinished && open.documents.length === 1) {
    await state.of(formFillSessions).remove('', open.session.sessionId);
    return notice(
      200,
      'The form is filled in',
      `${document.name} is saved in the room ${open.room.name}. You can close this page.`,
      {},
      readRights(open),
    );
  }
  return showPage(await readPage(state, open, changed), { isSaved: true });
}

function readRights({ session: { frameAncestor } }: OpenFormFill) {
  return { frameAncestors: frameAncestor === undefined ? [] : ["'self'", frameAncestor] };
}

function showPage(
  { state, open, document, fields, pageCount }: FormPage,
  {
    faults = new Map(),
    isSaved = false,
  }: { faults?: ReadonlyMap<string, string>; isSaved?: boolean } = {},
): MockResponse {
  const { session, room, documents } = open;
  const path = (...steps: string[]) => formFillPath(state, session.sessionId, ...steps);
  const address = (id: number) => `${path()}&document=${id}`;
  const id = document.documentId;
  return html(
    {
      status: faults.size > 0 ? 422 : 200,
      template: 'form-fill',
      title: document.name.replace(/\.pdf$/i, ''),
      data: {
        room: room.name,
        token: session.formToken,
        action: address(id),
        isSaved,
        faults: Object.fromEntries(faults),
        fields: fields.map((field, index) => ({ ...field, input: `field-${index}` })),
        forms: documents.map(({ documentId, name }) => ({
          name: name.replace(/\.pdf$/i, ''),
          href: address(documentId),
          isCurrent: documentId === id,
        })),
        images: Array.from({ length: pageCount }, (_, index) =>
          path(String(id), `${index + 1}.png`),
        ),
      },
    },
    readRights(open),
  );
}
