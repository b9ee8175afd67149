import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  envelopeLocksCreate,
  envelopesCreate,
  templateLocksCreate,
} from '@countersign/client/esign-v2.1';
import { createLease, makeTemplate } from '../lease.ts';
import { accountId, startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());

interface Example {
  $ref?: string;
  value?: unknown;
}
interface Body {
  $ref?: string;
  content: Record<string, { examples?: Record<string, Example> }>;
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; requestBody?: Body }>>;
}

/**
 * Operations that change nothing that a lock protects: locks themselves, views, previews, events,
 * other people's lists, comments, and who else may see an envelope.
 */
const free =
  /^(EnvelopeLocks|TemplateLocks|EnvelopeViews|TemplateViews|ConnectEvents|TabsBlob)_|Preview|ProofFile|ManualReview|EnvelopesShare|EnvelopeComments/u;

const area = listBundles().find((one) => one.area === 'esign-v2.1');
const { paths }: Document = JSON.parse(readFileSync(area?.document ?? '', 'utf8'));
const writing = Object.entries(paths).flatMap(([place, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    ['put', 'post', 'delete'].includes(method) &&
    /\{(envelopeId|templateId)\}/u.test(place) &&
    !free.test(operationId)
      ? [{ operationId, method: method.toUpperCase(), place, requestBody }]
      : [],
  ),
);

/** The first example of a body, or some bytes. */
function createExampleBody(
  requestBody: Body | undefined,
): { type: string; body: string } | undefined {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  if (type !== 'application/json')
    return { type: type.includes('*') ? 'application/pdf' : type, body: '%PDF-' };
  const [example] = Object.values(media?.examples ?? {});
  return { type, body: JSON.stringify(example?.value ?? {}) };
}

test('there is something to try', () => expect(writing.length).toBeGreaterThan(60));

test('without the token of the lock nothing of an envelope or a template changes', async () => {
  const client = running.client();
  const { envelopeId = '' } = await envelopesCreate(client, { body: await createLease() });
  const templateId = await makeTemplate(client);
  const body = { lockDurationInSeconds: '600', lockType: 'edit' } as const;
  await envelopeLocksCreate(client, { path: { envelopeId }, body });
  await templateLocksCreate(client, { path: { templateId }, body });
  const values: Record<string, string> = {
    accountId,
    envelopeId,
    templateId,
    templatePart: 'groups',
    workflowStepId: '41d7b0e9-6c25-4f83-9ae4-7b3f08d5c612',
  };
  const refusals: Record<string, string> = {};
  for (const { operationId, method, place, requestBody } of writing) {
    const path = place.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '1');
    const sent = createExampleBody(requestBody);
    const answer = await running.sandbox.fetch(
      new Request(`http://sandbox.test/restapi${path}`, {
        method,
        headers: {
          authorization: 'Bearer sandbox',
          ...(sent !== undefined && { 'content-type': sent.type }),
        },
        ...(sent !== undefined && { body: sent.body }),
      }),
    );
    const { errorCode }: { errorCode?: string } = await answer.json();
    refusals[operationId] = errorCode ?? String(answer.status);
  }
  expect(refusals).toEqual(
    Object.fromEntries(writing.map(({ operationId }) => [operationId, 'EDIT_LOCK_NOT_LOCK_OWNER'])),
  );
});
