// The vendor's client against the sandbox: a whole life of envelopes, with the events and with people
// in Chromium, and each of its methods.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentFile, sandboxChapters, splitPage } from '../src/page.ts';
import { recordLife, recordSandboxMethods } from '../src/record.ts';
import type { Step } from '../src/run-program.ts';

let steps: Step[];
let methods: Step[];

beforeAll(async () => {
  steps = await recordLife();
  methods = await recordSandboxMethods();
}, 300_000);

/** What a step gave, or threw. */
function gave(title: string): unknown {
  const step = steps.find((candidate) => candidate.title === title);
  if (step === undefined) throw new Error(`There is no step with this title: ${title}`);
  return step.gave;
}

it('is what docs/official-clients.md says', () => {
  const { sandbox } = splitPage(readFileSync(documentFile, 'utf8'));
  expect(sandbox, 'run `npm run transcripts` in tooling/official-clients and commit the page').toBe(
    sandboxChapters(steps, methods),
  );
});

it('gives no token away', () => {
  expect(sandboxChapters(steps, methods)).not.toMatch(/eyJ|assertion=|access_token=|refresh_token/);
});

it('has every call refused that should be, and no other', () => {
  for (const { title, failed, calls } of steps)
    for (const { status } of calls) expect(status >= 400, title).toBe(failed);
});

describe('the log-in', () => {
  it('needs the consent of the user, and is good from then on', () => {
    expect(gave('Log in with a JWT, before anybody has consented')).toEqual({
      status: 400,
      error: 'consent_required',
    });
    expect(gave('The user logs in and consents, in Chromium')).toMatchObject({
      scopes: ['signature', 'impersonation'],
      hasCode: true,
    });
    expect(gave('Log in with a JWT')).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  });
});

describe('the envelope that is signed', () => {
  it('leads the signer back to the application, and cannot be opened at that address again', () => {
    expect(gave('The signer fills in, signs and finishes')).toMatchObject({
      path: '/leases/42/signed',
      event: 'signing_complete',
    });
    expect(gave('Open the address of the signer once more')).toEqual({ event: 'ttl_expired' });
  });

  it('is completed, with what the signer filled in', () => {
    expect(gave('Get the envelope')).toEqual({ status: 'completed', isDated: true });
    expect(gave('List the recipients with what they filled in')).toEqual({
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

  it('has each event pushed, signed, in the order in which it happened', () => {
    expect(gave('Read the events that the application got')).toEqual({
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
      refused: [],
    });
  });

  it('has the values in its PDF, and a certificate after it', () => {
    expect(gave('Download the combined PDF, with the certificate')).toMatchObject({
      onTheLease: ['Berth lease 42', 'Kittiwake'],
      timesTheNameIsThere: 2,
      onTheCertificate: [
        expect.stringMatching(/^0{8}-/),
        'Ines Valdivia',
        'ines.valdivia@seabird.example',
        'Jonas Brandt',
      ],
    });
  });

  it('tells who did what', () => {
    expect(gave('List the audit events')).toEqual(
      expect.arrayContaining(['Mara Lindqvist: Sent', 'Ines Valdivia: Signed']),
    );
  });
});

it('ends an envelope that its signer declines', () => {
  expect(gave('Its signer declines, in Chromium')).toMatchObject({ event: 'decline' });
  expect(gave('Get the second envelope')).toEqual({
    status: 'declined',
    declinedReason: 'The berth is too short.',
  });
  expect(gave('Read the events of the second envelope')).toMatchObject({
    events: expect.arrayContaining(['recipient-declined', 'envelope-declined']),
  });
});

it('ends an envelope that the application voids', () => {
  expect(gave('Open the voided envelope for its signer')).toEqual({
    status: 400,
    errorCode: 'ENVELOPE_INVALID_STATUS',
  });
  expect(gave('Read the events of the third envelope')).toEqual({
    events: ['envelope-sent', 'recipient-sent', 'envelope-voided'],
    refused: [],
  });
});

describe('each method', () => {
  it('comes to an operation, and to an answer of the service', () => {
    const statuses = methods.flatMap(({ calls }) => calls.map(({ status }) => status));
    expect(statuses).toHaveLength(299);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('is answered if the client can send what the operation requires', () => {
    const refused = methods.filter(({ calls, failed }) => calls.length > 0 && failed);
    expect(refused.map(({ title }) => title)).toEqual([
      'EnvelopesApi.updateRecipientInitialsImage',
      'EnvelopesApi.updateRecipientSignatureImage',
      'UsersApi.updateProfileImage',
      'WorkspacesApi.createWorkspaceFile',
    ]);
  });
});
