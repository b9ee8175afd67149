// Two servers on one database get the same request at the same moment: one of them succeeds.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createClient, ServiceError, type Client } from '@countersign/client';
import {
  envelopeLocksCreate,
  envelopeRecipientsList,
  envelopesCreate,
  envelopesListAuditEvents,
} from '@countersign/client/esign-v2.1';
import { newDatabase } from '@countersign/testing/postgres';
import { createControl } from '../../../src/control/client.ts';
import { createSandbox, type Sandbox } from '../../../src/index.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { accountId } from '../../harness.ts';
import { act } from '../../envelopes/walks/act.ts';

const rounds = 25;
let servers: [Sandbox, Sandbox];
let pdf = '';

beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('two servers need a PostgreSQL');
  const url = await newDatabase(server);
  servers = [await createSandbox({ storage: { url } }), await createSandbox({ storage: { url } })];
  pdf = Buffer.from(await makePdf({ pages: [['Lease of berth 42']] })).toString('base64');
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

it('gives one lock to one of them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const envelopeId = await create();
    const answers = await Promise.all(
      servers.map((server) =>
        envelopeLocksCreate(createRaceClient(server), {
          path: { envelopeId },
          body: { lockDurationInSeconds: '300' },
        }).then(
          () => 'locked',
          (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
        ),
      ),
    );
    expect(answers.toSorted()).toEqual(['EDIT_LOCK_ENVELOPE_ALREADY_LOCKED', 'locked']);
  }
});

it('creates one key to seal documents with', async () => {
  const certificates = await Promise.all(
    servers.map(({ fetch }) => createControl('http://sandbox.test', { fetch }).sealCertificates()),
  );
  expect(certificates[1]).toEqual(certificates[0]);
});

it('takes one step of the route once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const envelopeId = await create();
    const answers = await Promise.all(
      servers.map((server) => act(server.fetch, envelopeId, '1', 'sign')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const [first] = servers;
    const { signers = [] } = await envelopeRecipientsList(createRaceClient(first), {
      path: { envelopeId },
    });
    expect(signers.map(({ status }) => status)).toEqual(['completed', 'sent']);
    const { auditEvents = [] } = await envelopesListAuditEvents(createRaceClient(first), {
      path: { envelopeId },
    });
    const signed = auditEvents.filter(({ eventFields = [] }) =>
      eventFields.some(({ name, value }) => name === 'Action' && value === 'Signed'),
    );
    expect(signed).toHaveLength(1);
  }
});

async function create(): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(createRaceClient(servers[0]), {
    body: {
      emailSubject: 'Berth 42',
      status: 'sent',
      documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: pdf }],
      recipients: {
        signers: [
          { recipientId: '1', routingOrder: '1', name: 'Ida', email: 'ida@tenant.example' },
          { recipientId: '2', routingOrder: '2', name: 'Olaf', email: 'olaf@tenant.example' },
        ],
      },
    },
  });
  return envelopeId;
}

function createRaceClient({ fetch }: Sandbox): Client {
  return createClient({
    baseUrl: 'http://sandbox.test',
    token: 'sandbox',
    path: { accountId },
    retry: false,
    fetch,
  });
}
