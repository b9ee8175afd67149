import { afterAll, expect, test } from 'vitest';
import { guards } from '../../src/envelopes/guards.ts';
import { type Ask, document, envelope, lio, odile, signer, startRules } from './ask.ts';

const usual = await startRules();
const strict = await startRules({ strict: true });
afterAll(() => Promise.all([usual.close(), strict.close()]));

/** A request to an envelope, and the answer: a status, or the code of the refusal. */
interface Row {
  rule: string;
  request: string;
  body?: unknown;
  /** IDs of an envelope that was sent, of a draft, and of one that was sent under `--strict`. */
  sent: string;
  draft: string;
  strict?: string;
}

const view = { returnUrl: 'https://quay.example/', authenticationMethod: 'none' };
const cc = { carbonCopies: [{ recipientId: '9', ...lio }] };
const noStatus = 'ENVELOPE_INVALID_STATUS';

const rows: Row[] = [
  {
    rule: 'subject and text change',
    request: 'PUT envelopes/{id}',
    body: { emailSubject: 'Other', emailBlurb: 'Words' },
    sent: '200',
    draft: '200',
    strict: noStatus,
  },
  {
    rule: 'documents are added and replaced',
    request: 'PUT envelopes/{id}/documents',
    body: { documents: [document('1', 'Corrected /sig1/'), document('6')] },
    sent: '200',
    draft: '200',
    strict: 'DOCUMENT_UPLOAD_NOT_ALLOWED',
  },
  {
    rule: 'one document is put',
    request: 'PUT envelopes/{id}/documents/5',
    body: 'Rules of the harbour',
    sent: '200',
    draft: '200',
    strict: 'DOCUMENT_UPLOAD_NOT_ALLOWED',
  },
  {
    rule: 'documents are removed',
    request: 'DELETE envelopes/{id}/documents',
    body: { documents: [{ documentId: '2' }] },
    sent: '200',
    draft: '200',
    strict: noStatus,
  },
  {
    rule: 'a page is removed of a draft only',
    request: 'DELETE envelopes/{id}/documents/1/pages/1',
    sent: noStatus,
    draft: '400',
  },
  {
    rule: 'recipients whose ID is not there are added by an update',
    request: 'PUT envelopes/{id}/recipients',
    body: cc,
    sent: '200',
    draft: '200',
    strict: 'INVALID_RECIPIENT_ID',
  },
  {
    rule: 'all recipients are removed',
    request: 'DELETE envelopes/{id}/recipients',
    body: { signers: [{ recipientId: '1' }] },
    sent: '200',
    draft: '200',
    strict: 'RECIPIENT_UPDATE_FAILED',
  },
  {
    rule: 'the only recipient is removed',
    request: 'DELETE envelopes/{id}/recipients/1',
    sent: '200',
    draft: '200',
    strict: 'RECIPIENT_UPDATE_FAILED',
  },
  { rule: 'form data is read', request: 'GET envelopes/{id}/form_data', sent: '200', draft: '200' },
  {
    rule: 'attachments are removed of a draft only',
    request: 'DELETE envelopes/{id}/attachments',
    body: { attachments: [{ attachmentId: '1' }] },
    sent: noStatus,
    draft: '200',
  },
  {
    rule: 'the page for sending is for drafts',
    request: 'POST envelopes/{id}/views/sender',
    body: view,
    sent: noStatus,
    draft: '201',
  },
  {
    rule: 'the page for correcting is for what was sent',
    request: 'POST envelopes/{id}/views/correct',
    body: view,
    sent: '201',
    draft: noStatus,
  },
  {
    rule: 'a void is for what was sent; a draft with a warning',
    request: 'PUT envelopes/{id}',
    body: { status: 'voided', voidedReason: 'Sold' },
    sent: '200',
    draft: '200',
  },
];

async function answer(ask: Ask, status: 'sent' | 'created', { request, body }: Row) {
  const made = await ask('POST envelopes', envelope({ status }));
  const id = made.body['envelopeId'] ?? '';
  const headers =
    typeof body === 'string'
      ? {
          'content-type': 'application/octet-stream',
          'content-disposition': 'file; filename="rules.txt"',
        }
      : {};
  const given = await ask(request.replace('{id}', id), body, headers);
  return { id, said: given.code === '' ? String(given.status) : given.code };
}

test.each(rows)('$rule', async (row) => {
  expect(await answer(usual.ask, 'sent', row)).toMatchObject({ said: row.sent });
  const draft = await answer(usual.ask, 'created', row);
  expect(draft.said).toMatch(row.draft === '400' ? /^[A-Z_]+$/u : row.draft);
  if (row.draft === '400') expect(draft.said).not.toBe(noStatus);
  expect(await answer(strict.ask, 'sent', row)).toMatchObject({ said: row.strict ?? row.sent });
});

test('what was changed after sending is read back', async () => {
  const { ask } = usual;
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  await ask(`PUT envelopes/${id}`, { emailSubject: 'Other', emailBlurb: 'Words' });
  await ask(`PUT envelopes/${id}/documents`, { documents: [document('6')] });
  await ask(`DELETE envelopes/${id}/documents`, { documents: [{ documentId: '2' }] });
  await ask(`PUT envelopes/${id}/recipients`, cc);
  const seen = await ask(`GET envelopes/${id}?include=documents,recipients`);
  expect(seen.body).toMatchObject({
    status: 'sent',
    emailSubject: 'Other',
    emailBlurb: 'Words',
    envelopeDocuments: [{ documentId: '1' }, { documentId: '6' }],
    recipients: { recipientCount: '2', carbonCopies: [{ email: lio.email, status: 'completed' }] },
  });
  await ask(`DELETE envelopes/${id}/recipients`, { signers: [{ recipientId: '1' }] });
  expect((await ask(`GET envelopes/${id}/recipients`)).body['recipientCount']).toBe('1');
});

test('nobody left does not complete an envelope', async () => {
  const { ask } = usual;
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  await ask(`DELETE envelopes/${id}/recipients/1`);
  expect((await ask(`GET envelopes/${id}`)).body['status']).toBe('sent');
});

test('a remote signer of a sent envelope becomes an embedded one, and back', async () => {
  const { ask } = usual;
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  const signers = [{ recipientId: '1', ...odile, clientUserId: '4523' }];
  await ask(`PUT envelopes/${id}/recipients`, { signers });
  const who = { ...view, userName: odile.name, email: odile.email };
  const open = (more: object) => ask(`POST envelopes/${id}/views/recipient`, { ...who, ...more });
  expect(await open({ clientUserId: '4523' })).toMatchObject({ status: 201 });
  expect(await open({ clientUserId: '4524' })).toMatchObject({
    code: 'UNKNOWN_ENVELOPE_RECIPIENT',
    body: { message: expect.stringMatching(/clientUserId.*email.*userName/u) },
  });
  expect(await open({ clientUserId: '4523', userId: '1' })).toMatchObject({
    code: 'INVALID_USERID',
  });
  await ask(`PUT envelopes/${id}/recipients`, {
    signers: [{ recipientId: '1', ...odile, clientUserId: '' }],
  });
  expect((await open({ clientUserId: '4523' })).code).toBe('UNKNOWN_ENVELOPE_RECIPIENT');
});

test('the caller signs without a clientUserId, and nobody else', async () => {
  const { ask } = usual;
  const me = { name: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' };
  for (const [who, status] of [
    [me, 201],
    [odile, 400],
  ] as const) {
    const made = await ask('POST envelopes', envelope({}, [signer(who)]));
    const id = made.body['envelopeId'] ?? '';
    const body = { ...view, userName: who.name, email: who.email };
    expect(await ask(`POST envelopes/${id}/views/recipient`, body)).toMatchObject({ status });
  }
});

test.each([
  { name: 'usual', ask: usual.ask, code: '', folder: 'draft' },
  { name: 'strict', ask: strict.ask, code: noStatus, folder: 'sentitems' },
])('a sent envelope goes to the drafts: $name', async ({ ask, code, folder }) => {
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  const moved = await ask('PUT folders/draft', { envelopeIds: [id] });
  expect(JSON.stringify(moved.body)).toContain(code);
  const listed = await ask('GET folders/draft?include_items=true');
  expect(JSON.stringify(listed.body).includes(id)).toBe(folder === 'draft');
  const seen = await ask(`GET envelopes/${id}?include=folders`);
  expect(seen.body['folders']).toMatchObject([{ type: folder }]);
  const back = await ask('PUT folders/sentitems', { envelopeIds: [id] });
  // The item has the fault, and the request succeeds.
  expect(back.status).toBe(200);
  expect(JSON.stringify(back.body).includes('INVALID_FOLDER_ID')).toBe(folder !== 'draft');
});

test('each rule of the table names statuses, and strict ones are fewer', () => {
  for (const [name, guard] of Object.entries(guards)) {
    expect(guard.statuses.length, name).toBeGreaterThan(0);
    if (!('strict' in guard)) continue;
    expect(guard.strict.length, name).toBeLessThan(guard.statuses.length);
    for (const one of guard.strict) expect(guard.statuses).toContain(one);
  }
});
