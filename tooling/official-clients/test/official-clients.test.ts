// The vendor's own clients against the mock and the sandbox, as people use them. The servers must
// accept what the clients send, and the clients must be able to read the responses.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMethods, methodsFile } from '../src/methods.ts';
import { documentFile, writePage } from '../src/page.ts';
import { record, type Recording } from '../src/record.ts';
import type { Step } from '../src/run-program.ts';

const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const organization = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const user = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

let recording: Recording;

// Some seven hundred requests, by clients that are not fast.
beforeAll(async () => {
  recording = await record();
});

function findSteps(client: string): readonly Step[] {
  if (client === 'sandbox') return recording.life;
  if (client === 'room') return recording.roomLife;
  if (client === 'organization') return recording.organizationLife;
  return recording.transcripts.find((transcript) => transcript.client === client)?.steps ?? [];
}

/** The value that a client returned or threw in a step. */
function resultOf(client: string, title: string): unknown {
  const step = findSteps(client).find((candidate) => candidate.title === title);
  if (step === undefined) throw new Error(`${client} has no step with this title: ${title}`);
  return step.result;
}

it('matches docs/official-clients.md', () => {
  expect(
    readFileSync(documentFile, 'utf8'),
    'run `npm run transcripts` in tooling/official-clients and commit the page',
  ).toBe(writePage(recording));
});

it('matches the samples of the reference site', () => {
  expect(
    JSON.parse(readFileSync(methodsFile, 'utf8')),
    'run `npm run methods` in tooling/official-clients and commit the file',
  ).toEqual(listMethods(recording.transcripts));
});

it('leaves out the methods that lose the body or the response', () => {
  const lacking = recording.transcripts.flatMap(({ methods }) =>
    methods.flatMap((step) => step.lacking ?? []),
  );
  const count = (reason: string): number => lacking.filter((one) => one === reason).length;
  expect({
    body: count('it does not take a body'),
    bytes: count('it returns text instead of bytes'),
    response: lacking.filter((one) => one.startsWith('it returns nothing')).length,
    all: lacking.length,
  }).toEqual({ body: 5, bytes: 9, response: 12, all: 26 });
});

it('shows no token', () => {
  expect(writePage(recording)).not.toMatch(/eyJ|assertion=|access_token=|refresh_token/);
});

it('accepts every method, except those that cannot send what is required', () => {
  const refused = recording.transcripts.flatMap(({ methods }) =>
    methods.flatMap(({ title, failed, calls }) =>
      failed ? [[title, calls.map(({ status }) => status)]] : [],
    ),
  );
  expect(refused).toEqual([
    ['AuthenticationApi.getOAuthToken', [400]],
    ['WorkspacesApi.createWorkspaceFile', [415]],
  ]);
});

it.each([
  ['docusign-esign', 440],
  ['docusign-rooms', 90],
  ['docusign-admin', 74],
])('calls each method of %s that the contract covers', (client, count) => {
  const methods =
    recording.transcripts.find((transcript) => transcript.client === client)?.methods ?? [];
  expect(methods.filter(({ calls }) => calls.length === 1)).toHaveLength(count);
});

const clients = ['docusign-esign', 'docusign-rooms', 'docusign-admin'];

it.each([...clients, 'sandbox', 'room', 'organization'])(
  'gets an error exactly where the program expects one: %s',
  (client) => {
    for (const { title, failed, calls } of findSteps(client)) {
      for (const { status } of calls) expect(status >= 400, title).toBe(failed);
    }
  },
);

describe.each(clients)('%s', (client) => {
  it('logs in with a JWT', () => {
    expect(resultOf(client, 'Log in with a JWT')).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: expect.stringMatching(/signature .*impersonation/),
    });
  });

  it('gets the user who has logged in, and the account', () => {
    expect(resultOf(client, 'Get the user who has logged in')).toMatchObject({
      sub: user,
      accounts: [{ accountId: account }],
    });
  });
});

describe('docusign-esign', () => {
  const client = 'docusign-esign';

  it('throws the error of the service for a user who has not consented', () => {
    expect(resultOf(client, 'Log in for a user who has not consented')).toEqual({
      status: 400,
      error: 'consent_required',
    });
  });

  it('logs in with a code, once', () => {
    expect(resultOf(client, 'Log in with a code: send the user to the service')).toMatchObject({
      state: 'lease-42',
      hasCode: true,
    });
    expect(resultOf(client, 'Log in with a code: exchange it')).toMatchObject({
      tokenType: 'Bearer',
    });
    expect(resultOf(client, 'Use the code a second time')).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('gets the URL of the mock from the account', () => {
    expect(resultOf(client, 'Get the user who has logged in')).toMatchObject({
      accounts: [{ baseUri: 'https://127.0.0.1:4010' }],
    });
  });

  it('finds the envelope that it sent', () => {
    const { envelopeId }: { envelopeId?: unknown } = Object(resultOf(client, 'Send an envelope'));
    expect(envelopeId).toMatch(/^[0-9a-f-]{36}$/);
    expect(resultOf(client, 'Get the envelope')).toMatchObject({ envelopeId });
    expect(resultOf(client, 'List the documents')).toMatchObject({ envelopeId });
    expect(resultOf(client, 'Void the envelope')).toMatchObject({ envelopeId });
  });

  it('gets as many envelopes as it requests', () => {
    expect(resultOf(client, 'List the envelopes that changed')).toMatchObject({
      resultSetSize: '2',
      envelopeIds: [expect.any(String), expect.any(String)],
    });
  });

  it('downloads a PDF as bytes', () => {
    expect(resultOf(client, 'Download a document')).toMatchObject({ buffer: true, start: '%PDF-' });
  });

  it('gets the lock that it requests', () => {
    expect(resultOf(client, 'Lock the envelope')).toEqual({
      lockType: 'edit',
      lockDurationInSeconds: '600',
      lockedByApp: 'Harbour Lease Desk',
      hasLockToken: true,
    });
  });

  it.each([
    ['Lock the envelope with an unknown lock type', 400, 'INVALID_REQUEST_PARAMETER', /lockType/],
    ['Call without a token', 401, 'PARTNER_AUTHENTICATION_FAILED', /token/],
    [
      'Request the response to too many calls',
      429,
      'HOURLY_APIINVOCATION_LIMIT_EXCEEDED',
      /hourly/,
    ],
  ])('throws the error code of the service: %s', (title, status, errorCode, message) => {
    expect(resultOf(client, title)).toMatchObject({
      status,
      errorCode,
      message: expect.stringMatching(message),
    });
  });
});

describe('docusign-rooms', () => {
  const client = 'docusign-rooms';

  it('gets the room that it creates', () => {
    const { roomId }: { roomId?: unknown } = Object(resultOf(client, 'Create a room'));
    expect(resultOf(client, 'Create a room')).toMatchObject({
      roomId: expect.any(Number),
      name: 'Boathouse 9',
      createdDateIsDate: true,
      fieldData: { address1: 'Quay 9' },
    });
    expect(resultOf(client, 'Get the room')).toMatchObject({ roomId });
    expect(resultOf(client, 'Delete the room')).toBeNull();
  });

  it('pages through the rooms', () => {
    expect(resultOf(client, 'List the rooms')).toMatchObject({
      resultSetSize: 1,
      startPosition: 0,
      endPosition: 0,
      rooms: [{ roomId: expect.any(Number) }],
    });
  });

  it('uploads a file as a form', () => {
    expect(resultOf(client, 'Upload a file to the room')).toMatchObject({ hasDocumentId: true });
  });

  it.each([
    ['Get a room by an invalid ID', 400, 'INVALID_REQUEST_PARAMETERS'],
    ['Create a room without its name', 400, 'PROPERTY_VALIDATION_FAILURE'],
    ['List the time zones, after too many calls', 429, 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED'],
  ])('throws the response of the service: %s', (title, statusCode, errorCode) => {
    expect(resultOf(client, title)).toMatchObject({ statusCode, errorCode });
  });

  it('succeeds when it tries again', () => {
    expect(resultOf(client, 'List the time zones, a moment later')).toMatchObject({
      first: { timeZoneId: expect.any(String) },
    });
  });
});

describe('docusign-admin', () => {
  const client = 'docusign-admin';

  it('gets the organization of the user', () => {
    expect(resultOf(client, 'Get the user who has logged in')).toMatchObject({
      accounts: [{ organization: { organization_id: organization } }],
    });
  });

  it('pages through the users', () => {
    expect(resultOf(client, 'List the users of an account')).toMatchObject({
      users: [{ id: expect.any(String) }, { id: expect.any(String) }],
      paging: { result_set_size: 2, result_set_start_position: 0 },
    });
  });

  it('creates the user that it describes', () => {
    expect(resultOf(client, 'Create a user')).toMatchObject({
      user_name: 'Noor Haddad',
      email: 'noor.haddad@harbour.example',
    });
  });

  it('imports a file of users, and gets the results', () => {
    expect(resultOf(client, 'Import users from a file')).toMatchObject({ hasId: true });
    expect(resultOf(client, 'Get the status of the import')).toMatchObject({ isTheImport: true });
    expect(resultOf(client, 'Get the results of the import')).toContainEqual(
      expect.stringMatching(/^"AccountID",.*,"ProcessingResults","ProcessingDetails"$/),
    );
  });

  it('finds the export that it requested', () => {
    const { id }: { id?: unknown } = Object(resultOf(client, 'Export the users'));
    expect(resultOf(client, 'Get the status of the export')).toMatchObject({ id });
    expect(resultOf(client, 'Delete the export')).toEqual({ success: true });
  });

  it.each([
    ['Create a user without an e-mail address', 400, 'invalid_request'],
    ['Get an export by an invalid ID', 400, 'invalid_request'],
    ['List the exports, after too many calls', 429, 'rate_limit_exceeded'],
  ])('throws the response of the service: %s', (title, statusCode, error) => {
    expect(resultOf(client, title)).toMatchObject({ statusCode, error });
  });
});

describe('the room', () => {
  it('is created from a template for an office and a member that are new', () => {
    expect(resultOf('room', 'Get the member')).toMatchObject({ status: 'Active' });
    expect(resultOf('room', 'Create a room from a template')).toMatchObject({ name: 'Berth 12' });
    expect(resultOf('room', 'List the task lists that came with the template')).toMatchObject({
      taskListSummaries: [{ name: 'Lease of a berth' }],
    });
  });

  it('gets the documents of its envelope back, signed', () => {
    expect(resultOf('room', 'The tenant signs')).toEqual({
      envelopeStatus: 'completed',
      recipientStatus: 'completed',
    });
    expect(
      resultOf('room', 'List the documents of the room, with those that were signed'),
    ).toMatchObject({
      documents: [
        { isSigned: false },
        { isSigned: false },
        { name: 'Quay access form.pdf', isSigned: true },
        { isSigned: true },
      ],
    });
  });

  it('has its tasks done by their due dates, and is closed', () => {
    expect(resultOf('room', 'The tasks are done, reviewed and approved')).toMatchObject({
      status: 'approved',
      tasks: [
        { status: 'approved', dueDate: '2026-12-12T00:00:00.000Z' },
        { status: 'complete', dueDate: '2026-12-01T08:00:00.000Z' },
      ],
    });
    expect(resultOf('room', 'Get the closed room')).toEqual({
      closedStatusId: 'sold',
      isDated: true,
    });
    expect(resultOf('room', 'Find the room among the closed ones of the company')).toMatchObject({
      totalRowCount: 1,
      room: { name: 'Berth 12' },
    });
  });
});

describe('the organization', () => {
  it('gets an account of its own plan', () => {
    expect(resultOf('organization', 'Request an account')).toEqual({
      Success: true,
      Status: 'Pending',
    });
    expect(resultOf('organization', 'Get the progress, ten minutes later')).toEqual({
      status: 'Completed',
      name: 'Harbour Salvage',
      site: 'NA3',
    });
  });

  it('imports users, with a result for each row', () => {
    expect(resultOf('organization', 'Get the status of the import, when it has run')).toEqual({
      status: 'completed',
      processed_user_count: 3,
      added_user_count: 2,
      error_count: 1,
    });
    expect(resultOf('organization', 'Get the result of each row')).toEqual([
      { email: 'runa.falk@harbour.example', result: 'user_added' },
      { email: 'noor.haddad@survey.example', result: 'user_added' },
      { email: 'ole.brekke@harbour.example', result: 'invalid_group' },
    ]);
  });

  it('gives users groups and permission profiles', () => {
    expect(resultOf('organization', 'List the groups of the account')).toEqual({
      groups: [
        { name: 'Administrators', type: 'admin_group' },
        { name: 'Everyone', type: 'everyone_group' },
        { name: 'Divers', type: 'custom_group' },
      ],
    });
    expect(resultOf('organization', 'Get the profile of the user')).toEqual({
      user_name: 'Runa Falk',
      memberships: [
        {
          account_name: 'Harbour Salvage',
          status: 'active',
          profile: 'DocuSign Sender',
          groups: ['Everyone', 'Divers', 'Salvage desk'],
        },
      ],
    });
  });

  it('has users who send, until they are closed', () => {
    expect(resultOf('organization', 'The signer signs')).toMatchObject({
      envelopeStatus: 'completed',
    });
    expect(resultOf('organization', 'List the closed users of the account')).toEqual({
      users: [{ user_name: 'Runa Falk', membership_status: 'closed' }],
    });
    expect(
      resultOf('organization', 'The user sends another envelope, with the token of before'),
    ).toMatchObject({ errorCode: 'USER_LACKS_MEMBERSHIP' });
    expect(resultOf('organization', 'The user logs in again')).toMatchObject({ status: 400 });
    expect(resultOf('organization', 'The envelope stays in the account')).toMatchObject({
      status: 'completed',
    });
  });
});

describe('the log-in', () => {
  it('requires the consent of the user', () => {
    expect(resultOf('sandbox', 'Log in with a JWT, before the user has consented')).toEqual({
      status: 400,
      error: 'consent_required',
    });
    expect(resultOf('sandbox', 'The user logs in and consents, in Chromium')).toMatchObject({
      scopes: ['signature', 'impersonation'],
      hasCode: true,
    });
    expect(resultOf('sandbox', 'Log in with a JWT')).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
    });
  });
});

describe('the envelope that is signed', () => {
  it('redirects the signer back to the application, and the URL works only once', () => {
    expect(resultOf('sandbox', 'The signer fills in the fields, signs and finishes')).toMatchObject(
      {
        path: '/leases/42/signed',
        event: 'signing_complete',
      },
    );
    expect(resultOf('sandbox', 'Open the URL of the signer again')).toEqual({
      event: 'ttl_expired',
    });
  });

  it('is completed, with the values of the signer', () => {
    expect(resultOf('sandbox', 'Get the envelope')).toEqual({ status: 'completed', isDated: true });
    expect(resultOf('sandbox', 'List the recipients with the values that they entered')).toEqual({
      signer: {
        name: 'Ines Valdivia',
        status: 'completed',
        texts: [{ tabLabel: 'Name of the boat', value: 'Kittiwake' }],
        boxes: [{ tabLabel: 'The rules of the harbour are read', selected: 'true' }],
        dated: true,
      },
      carbonCopy: { name: 'Jonas Brandt', status: 'completed' },
    });
  });

  it('pushes each event, signed, in order', () => {
    expect(resultOf('sandbox', 'Read the events of the envelope')).toEqual({
      events: [
        'envelope-sent',
        'recipient-sent',
        'recipient-delivered',
        'envelope-delivered',
        'recipient-completed',
        'recipient-sent',
        'recipient-completed',
        'envelope-completed',
      ],
      rejected: [],
    });
  });

  it('has the values and a certificate in its PDF', () => {
    expect(resultOf('sandbox', 'Download the combined PDF, with the certificate')).toMatchObject({
      onTheLease: ['Berth lease 42', 'Kittiwake'],
      countOfTheName: 2,
      onTheCertificate: [
        expect.stringMatching(/^0{8}-/),
        'Ines Valdivia',
        'ines.valdivia@seabird.example',
        'Jonas Brandt',
      ],
    });
  });

  it('records who did what', () => {
    expect(resultOf('sandbox', 'List the audit events')).toEqual(
      expect.arrayContaining(['Mara Lindqvist: Sent', 'Ines Valdivia: Signed']),
    );
  });
});

it('ends an envelope that its signer declines', () => {
  expect(resultOf('sandbox', 'Its signer declines, in Chromium')).toMatchObject({
    event: 'decline',
  });
  expect(resultOf('sandbox', 'Get the second envelope')).toEqual({
    status: 'declined',
    declinedReason: 'The berth is too short.',
  });
  expect(resultOf('sandbox', 'Read the events of the second envelope')).toMatchObject({
    events: expect.arrayContaining(['recipient-declined', 'envelope-declined']),
  });
});

it('ends an envelope that the application voids', () => {
  expect(resultOf('sandbox', 'Open the voided envelope for its signer')).toEqual({
    status: 400,
    errorCode: 'ENVELOPE_INVALID_STATUS',
  });
  expect(resultOf('sandbox', 'Read the events of the third envelope')).toEqual({
    events: ['envelope-sent', 'recipient-sent', 'envelope-voided'],
    rejected: [],
  });
});

describe.each([
  {
    client: 'docusign-esign',
    covered: 440,
    rejected: [
      'AccountsApi.updateAccountSignatureImage',
      'AuthenticationApi.getOAuthToken',
      'EnvelopesApi.updateRecipientInitialsImage',
      'EnvelopesApi.updateRecipientSignatureImage',
      'UsersApi.updateProfileImage',
      'WorkspacesApi.createWorkspaceFile',
      'WorkspacesApi.updateWorkspaceFile',
    ],
    // They are rejected before the sandbox looks at its state.
    notFromState: ['AuthenticationApi.getOAuthToken', 'WorkspacesApi.createWorkspaceFile'],
  },
  {
    client: 'docusign-rooms',
    covered: 90,
    rejected: [],
    notFromState: [],
  },
  {
    client: 'docusign-admin',
    covered: 74,
    rejected: [],
    notFromState: [],
  },
])('each method of $client', ({ client, covered, rejected, notFromState }) => {
  const find = () => {
    const found = recording.onSandbox.find((one) => one.client === client);
    if (found === undefined) throw new Error(`${client} was not run against the sandbox`);
    return { ...found, called: found.methods.filter(({ calls }) => calls.length > 0) };
  };

  it('calls an operation and gets a response of the service', () => {
    const statuses = find().methods.flatMap(({ calls }) => calls.map(({ status }) => status));
    expect(statuses).toHaveLength(covered);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('is accepted if the client can send what the operation requires', () => {
    const refused = find().called.filter(({ failed }) => failed);
    expect(refused.map(({ title }) => title)).toEqual(rejected);
  });

  it('is answered from state', () => {
    const { called, fromState } = find();
    const others = called.filter(({ title }) => !fromState.has(title));
    expect(others.map(({ title }) => title)).toEqual(notFromState);
  });
});
