// One universe of types: what one package types, the others take without a cast. Nothing here
// runs; it holds as long as it compiles.
import { createClient, type Result } from '@countersign/client';
import { envelopeLocksCreate, envelopesCreate } from '@countersign/client/esign-v2.1';
import type * as esign21 from '@countersign/types/esign-v2.1';
import * as esign21Zod from '@countersign/zod/esign-v2.1';
import type { z } from 'zod';

// Every validator of a schema is annotated with the type of that schema, so `@countersign/zod`
// compiles only where the two agree. Here it is one of them, as its users see it.
type Lock = z.output<typeof esign21Zod.LockInformation>;
const taken: esign21.LockInformation = { lockToken: 'a' } satisfies Lock;
const given: Lock = taken satisfies z.input<typeof esign21Zod.LockInformation>;
// @ts-expect-error -- a text is no lock
'a lock' satisfies Lock;

const client = createClient({ baseUrl: 'http://127.0.0.1:4010', token: 'any' });
const path = { accountId: '1', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

// What a validator returns goes into the client, what the client returns goes into a type.
const request = esign21Zod.LockRequest.parse({ lockType: 'edit' });
const answer = await envelopeLocksCreate(client, { path, body: request });
if (answer.status === 201) {
  const lock: esign21.LockInformation = answer.data;
  esign21Zod.LockInformation.parse(lock);
} else {
  const error: esign21.ErrorDetails = answer.data;
  // @ts-expect-error -- an error is no lock
  error satisfies esign21.LockInformation;
}

// What is written by hand to a type goes everywhere.
const envelope: esign21.EnvelopeDefinition = { emailSubject: 'Berth lease 42', status: 'sent' };
await envelopesCreate(client, { path: { accountId: '1' }, body: envelope });
esign21Zod.EnvelopeDefinition.parse(envelope);

// @ts-expect-error -- the path is required
await envelopeLocksCreate(client, { body: request });
// @ts-expect-error -- edit is the only kind of lock
await envelopeLocksCreate(client, { path, body: { lockType: 'padlock' } });
// @ts-expect-error -- the operation documents no such status
answer.status satisfies 418;

/** The statuses of an operation are those of the spec. */
type Statuses = Result<esign21.operations['EnvelopeLocks_create']>['status'];
const documented: Statuses = 429;
export { documented, given };
