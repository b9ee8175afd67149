// Thousands of allowed and rejected steps through the life of envelopes, in random order, each
// checked against the written state machine.
import { randomUUID } from 'node:crypto';
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { isWhole, readSeed } from '@countersign/config/sample';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePdf } from '../../documents/make-pdf.ts';
import { accountId, startTest, type TestSandbox } from '../../harness.ts';
import { taken, walks } from './commands.ts';
import type { ModelEnvelope, ModelRecipient, RecipientKind } from './state-machine.ts';

// Each day others, and each night more of them.
const runs = Number(process.env.WALKS ?? (isWhole() ? 60 : 20));
const seed = Number(process.env.WALK_SEED ?? readSeed());
const steps = 40;

let test: TestSandbox;
let pdf = '';

beforeAll(async () => {
  test = await startTest();
  pdf = Buffer.from(await makePdf({ pages: [['Lease of berth 42']] })).toString('base64');
});
afterAll(() => test.close());

const kinds: fc.Arbitrary<RecipientKind> = fc.constantFrom(
  'signers',
  'signers',
  'carbonCopies',
  'certifiedDeliveries',
);
const people = fc.array(fc.record({ kind: kinds, order: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});

it('goes through the life of an envelope as the state machine says', async () => {
  const property = fc.asyncProperty(people, walks(steps), async (recipients, commands) => {
    const model = createModel(recipients);
    const real = await createReal(model);
    await fc.asyncModelRun(() => ({ model, real }), commands);
  });
  await fc.assert(property, { numRuns: runs, seed });
  process.stdout.write(
    `walks: ${runs} envelopes, ${taken.steps} steps, ${taken.refused} of them refused as they must be\n`,
  );
  expect(taken.steps).toBeGreaterThan(runs);
});

function createModel(recipients: readonly Pick<ModelRecipient, 'kind' | 'order'>[]): ModelEnvelope {
  return {
    status: 'created',
    documents: 1,
    purge: undefined,
    locked: false,
    recipients: recipients.map(({ kind, order }, at) => ({
      id: String(at + 1),
      kind,
      order,
      status: 'created',
    })),
  };
}

async function createReal({ recipients }: ModelEnvelope) {
  const tenant = `walk-${randomUUID()}`;
  const { fetch } = test.sandbox;
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    token: 'sandbox',
    path: { accountId },
    retry: false,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-countersign-tenant', tenant);
      return fetch(request);
    },
  });
  const of = (kind: RecipientKind) =>
    recipients
      .filter((one) => one.kind === kind)
      .map(({ id, order }) => ({
        recipientId: id,
        routingOrder: String(order),
        name: `Person ${id}`,
        email: `person${id}@tenant.example`,
      }));
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Berth 42',
      documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: pdf }],
      recipients: {
        signers: of('signers'),
        carbonCopies: of('carbonCopies'),
        certifiedDeliveries: of('certifiedDeliveries'),
      },
    },
  });
  return { client, fetch, tenant, envelopeId, pdf };
}
