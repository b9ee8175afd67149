// The vendor's own clients against the running mock, as people use them. What they send must be
// taken as they send it, and what comes back must be what they can read.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { methodsFile, collectMethods } from '../src/methods.ts';
import { documentFile, page, splitPage } from '../src/page.ts';
import { record, type Transcript } from '../src/record.ts';
import type { Step } from '../src/run-program.ts';

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const organization = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const user = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

let transcripts: Transcript[];

// Some four hundred requests, each by a client that was never in a hurry.
beforeAll(async () => {
  transcripts = await record();
}, 300_000);

function findSteps(client: string): readonly Step[] {
  return transcripts.find((transcript) => transcript.client === client)?.steps ?? [];
}

/** What a step of a client gave, or threw. */
function gave(client: string, title: string): unknown {
  const step = findSteps(client).find((candidate) => candidate.title === title);
  if (step === undefined) throw new Error(`${client} has no step with this title: ${title}`);
  return step.gave;
}

it('is what docs/official-clients.md says', () => {
  const { clients } = splitPage(readFileSync(documentFile, 'utf8'));
  expect(clients, 'run `npm run transcripts` in tooling/official-clients and commit the page').toBe(
    `${page(transcripts)}\n`,
  );
});

it('is what the samples of the reference site are made of', () => {
  expect(
    JSON.parse(readFileSync(methodsFile, 'utf8')),
    'run `npm run methods` in tooling/official-clients and commit the file',
  ).toEqual(collectMethods(transcripts));
});

it('leaves the methods out there that lose the body or the answer', () => {
  const lacking = transcripts.flatMap(({ methods }) =>
    methods.flatMap((step) => step.lacking ?? []),
  );
  const count = (reason: string): number => lacking.filter((one) => one === reason).length;
  expect({
    body: count('it takes no body'),
    bytes: count('it gives text and not bytes'),
    answer: lacking.filter((one) => one.startsWith('it gives nothing')).length,
    all: lacking.length,
  }).toEqual({ body: 4, bytes: 8, answer: 4, all: 16 });
});

it('gives no token away', () => {
  expect(page(transcripts)).not.toMatch(/eyJ|assertion=|access_token=|refresh_token/);
});

it('answers every method, but the one that sends JSON where only a form is taken', () => {
  const refused = transcripts.flatMap(({ methods }) =>
    methods.flatMap(({ title, failed, calls }) =>
      failed ? [[title, calls.map(({ status }) => status)]] : [],
    ),
  );
  expect(refused).toEqual([['WorkspacesApi.createWorkspaceFile', [415]]]);
});

it.each([
  ['docusign-esign', 299],
  ['docusign-rooms', 58],
  ['docusign-admin', 24],
])('calls each method of %s that the contract covers', (client, count) => {
  const methods = transcripts.find((transcript) => transcript.client === client)?.methods ?? [];
  expect(methods.filter(({ calls }) => calls.length === 1)).toHaveLength(count);
});

describe.each(['docusign-esign', 'docusign-rooms', 'docusign-admin'])('%s', (client) => {
  it('gets an error exactly where its program expects one', () => {
    for (const { title, failed, calls } of findSteps(client)) {
      for (const { status } of calls) expect(status >= 400, title).toBe(failed);
    }
  });

  it('logs in with a JWT that is truly checked', () => {
    expect(gave(client, 'Log in with a JWT')).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: expect.stringMatching(/signature .*impersonation/),
    });
  });

  it('learns who has logged in, and of which account', () => {
    expect(gave(client, 'Ask who has logged in')).toMatchObject({
      sub: user,
      accounts: [{ accountId: account }],
    });
  });
});

describe('docusign-esign', () => {
  const client = 'docusign-esign';

  it('throws what the service says of a user who has not consented', () => {
    expect(gave(client, 'Log in for a user who has not consented')).toEqual({
      status: 400,
      error: 'consent_required',
    });
  });

  it('logs in with a code, once', () => {
    expect(gave(client, 'Log in with a code: send the user to the service')).toMatchObject({
      state: 'lease-42',
      hasCode: true,
    });
    expect(gave(client, 'Log in with a code: exchange it')).toMatchObject({ tokenType: 'Bearer' });
    expect(gave(client, 'Use the code a second time')).toMatchObject({ error: 'invalid_grant' });
  });

  it('is led from the account to the mock', () => {
    expect(gave(client, 'Ask who has logged in')).toMatchObject({
      accounts: [{ baseUri: 'https://127.0.0.1:4010' }],
    });
  });

  it('finds the envelope that it has sent', () => {
    const { envelopeId }: { envelopeId?: unknown } = Object(gave(client, 'Send an envelope'));
    expect(envelopeId).toMatch(/^[0-9a-f-]{36}$/);
    expect(gave(client, 'Get the envelope')).toMatchObject({ envelopeId });
    expect(gave(client, 'List the documents')).toMatchObject({ envelopeId });
    expect(gave(client, 'Void the envelope')).toMatchObject({ envelopeId });
  });

  it('gets as many envelopes as it asks for', () => {
    expect(gave(client, 'List the envelopes that changed')).toMatchObject({
      resultSetSize: '2',
      envelopeIds: [expect.any(String), expect.any(String)],
    });
  });

  it('downloads a PDF as bytes', () => {
    expect(gave(client, 'Download a document')).toMatchObject({ buffer: true, start: '%PDF-' });
  });

  it('gets the lock that it asks for', () => {
    expect(gave(client, 'Lock the envelope')).toEqual({
      lockType: 'edit',
      lockDurationInSeconds: '600',
      lockedByApp: 'Harbour Lease Desk',
      hasLockToken: true,
    });
  });

  it.each([
    ['Lock the envelope in a way that there is not', 400, 'INVALID_REQUEST_BODY', /lockType/],
    ['Call without a token', 401, 'PARTNER_AUTHENTICATION_FAILED', /token/],
    ['Ask for the answer to one call too many', 429, 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED', /call/],
  ])('throws the error code of the service: %s', (title, status, errorCode, message) => {
    expect(gave(client, title)).toMatchObject({
      status,
      errorCode,
      message: expect.stringMatching(message),
    });
  });
});

describe('docusign-rooms', () => {
  const client = 'docusign-rooms';

  it('gets the room that it creates', () => {
    const { roomId }: { roomId?: unknown } = Object(gave(client, 'Create a room'));
    expect(gave(client, 'Create a room')).toMatchObject({
      roomId: expect.any(Number),
      name: 'Boathouse 9',
      createdDateIsDate: true,
      fieldData: { address1: 'Quay 9' },
    });
    expect(gave(client, 'Get the room')).toMatchObject({ roomId });
    expect(gave(client, 'Delete the room')).toBeNull();
  });

  it('pages through the rooms', () => {
    expect(gave(client, 'List the rooms')).toMatchObject({
      resultSetSize: 1,
      startPosition: 0,
      endPosition: 0,
      rooms: [{ roomId: expect.any(Number) }],
    });
  });

  it('uploads a file as a form', () => {
    expect(gave(client, 'Upload a file to the room')).toMatchObject({ hasDocumentId: true });
  });

  it.each([
    ['Get a room by a word', 400, 'INVALID_REQUEST_PARAMETER'],
    ['Create a room without its name', 400, 'INVALID_REQUEST_BODY'],
    [
      'List the time zones, when there were too many calls',
      429,
      'HOURLY_APIINVOCATION_LIMIT_EXCEEDED',
    ],
  ])('throws the answer of the service: %s', (title, statusCode, errorCode) => {
    expect(gave(client, title)).toMatchObject({ statusCode, errorCode });
  });

  it('succeeds when it tries again', () => {
    expect(gave(client, 'List the time zones, a moment later')).toMatchObject({
      first: { timeZoneId: expect.any(String) },
    });
  });
});

describe('docusign-admin', () => {
  const client = 'docusign-admin';

  it('learns the organization of the user', () => {
    expect(gave(client, 'Ask who has logged in')).toMatchObject({
      accounts: [{ organization: { organization_id: organization } }],
    });
  });

  it('pages through the users', () => {
    expect(gave(client, 'List the users of an account')).toMatchObject({
      users: [{ id: expect.any(String) }, { id: expect.any(String) }],
      paging: { result_set_size: 2, result_set_start_position: 0 },
    });
  });

  it('creates the user that it describes', () => {
    expect(gave(client, 'Create a user')).toMatchObject({
      user_name: 'Noor Haddad',
      email: 'noor.haddad@harbour.example',
    });
  });

  it('imports a file of users, and reads the outcome', () => {
    expect(gave(client, 'Import users from a file')).toMatchObject({ hasId: true });
    expect(gave(client, 'See how far the import is')).toMatchObject({ isTheImport: true });
    expect(gave(client, 'Read the outcome of the import')).toContainEqual(
      expect.stringMatching(/^AccountID,.*,ProcessingResults$/),
    );
  });

  it('finds the export that it has asked for', () => {
    const { id }: { id?: unknown } = Object(gave(client, 'Export the users'));
    expect(gave(client, 'See how far the export is')).toMatchObject({ id });
    expect(gave(client, 'Delete the export')).toEqual({ success: true });
  });

  it.each([
    ['Create a user without an e-mail address', 400, 'invalid_request'],
    ['Ask for what the contract does not have', 404, 'not_found'],
    ['List the exports, when there were too many calls', 429, 'rate_limit_exceeded'],
  ])('throws the answer of the service: %s', (title, statusCode, error) => {
    expect(gave(client, title)).toMatchObject({ statusCode, error });
  });
});
