import { afterAll, expect, test } from 'vitest';
import { mara } from '../harness.ts';
import { document, envelope, lio, signer, startRules, text } from './ask.ts';

const { ask, close } = await startRules();
afterAll(close);

const refused = 'INVALID_REQUEST_PARAMETER';
const notary = { recipientId: '2', notarySourceType: 'thirdparty', name: 'Notary' };
const withNotice = (more: object) => envelope({}, [signer({ emailNotification: more })]);
const attachments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    attachmentId: String(at + 1),
    name: `a${at}.txt`,
    data: text('a'),
  }));

/** A request on its own, and the error code; empty if it succeeds. */
const rows: { rule: string; request: string; body?: unknown; code: string }[] = [
  {
    rule: 'a routing order of 0 is taken',
    request: 'POST envelopes',
    body: envelope({}, [signer({ routingOrder: '0' })]),
    code: '',
  },
  {
    rule: 'custom fields of a recipient have at most 100 characters',
    request: 'POST envelopes',
    body: envelope({}, [signer({ customFields: ['x'.repeat(101)] })]),
    code: refused,
  },
  {
    rule: 'a subject for a recipient has at most 100 characters',
    request: 'POST envelopes',
    body: withNotice({ emailSubject: 'x'.repeat(101) }),
    code: refused,
  },
  {
    rule: 'a text for a recipient has at most 10000 characters',
    request: 'POST envelopes',
    body: withNotice({ emailBody: 'x'.repeat(10_001) }),
    code: refused,
  },
  {
    rule: 'texts of the largest lengths are taken',
    request: 'POST envelopes',
    body: withNotice({ emailSubject: 'x'.repeat(100), emailBody: 'x'.repeat(10_000) }),
    code: '',
  },
  {
    rule: 'a notary of a third party needs no address',
    request: 'POST envelopes',
    body: {
      ...envelope(),
      recipients: { signers: [signer()], notaries: [notary] },
    },
    code: '',
  },
  {
    rule: '12 attachments are taken',
    request: 'POST envelopes',
    body: envelope({ attachments: attachments(12) }),
    code: '',
  },
  {
    rule: '13 attachments are not',
    request: 'POST envelopes',
    body: envelope({ attachments: attachments(13) }),
    code: refused,
  },
];

test.each(rows)('$rule', async ({ request, body, code }) => {
  expect((await ask(request, body)).code).toBe(code);
});

test.each([
  ['2147483647', 201],
  ['2147483648', 400],
])('a document with the ID %s is answered with %i', async (id, status) => {
  const body = envelope({ status: 'created', documents: [document(id)] }, []);
  expect(await ask('POST envelopes', body)).toMatchObject({ status });
});

test('the lock of an envelope without one is not there', async () => {
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  expect(await ask(`GET envelopes/${id}/lock`)).toMatchObject({
    status: 404,
    code: 'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
  });
  expect(await ask(`DELETE envelopes/${id}/lock`)).toMatchObject({ status: 400 });
});

test.each([
  ['AdminGroup', 'adminstrators'],
  ['EveryoneGroup', 'everyone'],
  ['everyone', 'everyone'],
])('groups of the type %s are %s', async (word, groupType) => {
  const { body } = await ask(`GET groups?group_type=${word}`);
  expect(body['groups']).toMatchObject([
    { groupType, usersCount: expect.stringMatching(/^\d+$/u) },
  ]);
});

test('users of groups are not counted with include_usercount=false', async () => {
  const { body } = await ask('GET groups?include_usercount=false');
  expect(body['groups']?.[0]).not.toHaveProperty('usersCount');
});

test('a user has the settings without additional_info', async () => {
  const { body } = await ask(`GET users/${mara}`);
  expect(body['userSettings']).toMatchObject({ canManageAccount: 'true' });
});

test('only users hold a permission profile back, not groups', async () => {
  const made = await ask('POST permission_profiles', { permissionProfileName: 'Harbour' });
  const permissionProfileId = made.body['permissionProfileId'] ?? '';
  const groups = [{ groupName: 'Pilots', permissionProfileId }];
  expect(await ask('POST groups', { groups })).toMatchObject({ status: 201 });
  expect(await ask(`DELETE permission_profiles/${permissionProfileId}`)).toMatchObject({
    status: 200,
  });
});

test('documents with an authoritative copy are not purged', async () => {
  const carbonCopies = [{ recipientId: '1', ...lio }];
  const made = await ask('POST envelopes', {
    ...envelope({ documents: [{ ...document(), authoritativeCopy: true }] }),
    recipients: { carbonCopies },
  });
  const purge = { purgeState: 'documents_queued' };
  const asked = await ask(`PUT envelopes/${made.body['envelopeId'] ?? ''}`, purge);
  expect(asked.code).toBe(refused);
});

test('recipients are added without their tabs', async () => {
  const id = (await ask('POST envelopes', envelope())).body['envelopeId'] ?? '';
  const signers = [signer({ recipientId: '2', ...lio })];
  const added = await ask(`POST envelopes/${id}/recipients`, { signers });
  expect(added).toMatchObject({ status: 201 });
  expect((await ask(`GET envelopes/${id}/recipients/2/tabs`)).body).not.toHaveProperty(
    'signHereTabs',
  );
});
