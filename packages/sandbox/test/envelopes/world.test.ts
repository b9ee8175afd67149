import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeRecipientsList,
  envelopesGet,
  envelopesListStatusChanges,
  templateRecipientsList,
  templatesGet,
  templatesList,
} from '@countersign/client/esign-v2.1';
import { startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const resources = path.join(import.meta.dirname, '../../../../specs/esign-v2.1/resources');

/** The answer that the spec has as an example. */
function example(name: string) {
  const file: { value: Record<string, unknown> } = parse(
    readFileSync(path.join(resources, `${name}.response.yaml`), 'utf8'),
  );
  return file.value;
}

const envelope = { envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };
const template = { templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13' };

const templateParts = { include: 'custom_fields,notifications' };

test('a fresh tenant has the envelope of the examples', async () => {
  const query = { include: 'custom_fields,documents,recipients' };
  const {
    envelopeDocuments: _pages,
    recipients: _,
    customFields: __,
    ...expected
  } = example('Envelopes/get');
  expect(await envelopesGet(client, { path: envelope, query })).toMatchObject(expected);
  const { signers } = await envelopeRecipientsList(client, { path: envelope });
  expect(signers).toMatchObject([
    { recipientIdGuid: 'e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b', roleName: 'Tenant', status: 'sent' },
  ]);
});

test('a fresh tenant has the templates of the examples', async () => {
  const {
    folderName: _,
    favoritedByMe: __,
    lastModifiedBy: ___,
    ...expected
  } = example('Templates/get');
  expect(await templatesGet(client, { path: template, query: templateParts })).toMatchObject(
    expected,
  );
  expect(await templateRecipientsList(client, { path: template })).toMatchObject(
    example('TemplateRecipients/list'),
  );
  const { totalSetSize } = await templatesList(client, {});
  const seed = path.join(import.meta.dirname, '../../seed/templates.yaml');
  const seeded: unknown[] = parse(readFileSync(seed, 'utf8'));
  expect(totalSetSize).toBe(String(seeded.length));
});

test('the list of the examples holds an envelope of each stage', async () => {
  const { envelopes } = await envelopesListStatusChanges(client, {
    query: { from_date: '2026-11-01', to_date: '2026-11-20', order_by: 'created' },
  });
  expect(envelopes).toMatchObject([
    { status: 'completed', sender: { userName: 'Tomas Okafor' } },
    { status: 'completed', emailSubject: 'Please sign: Berth lease 8' },
    { status: 'deleted', emailSubject: 'Please sign: Berth lease 9' },
    { status: 'created', emailSubject: 'Please sign: Winter storage' },
    { status: 'created', emailSubject: 'Please sign: Winter storage, in the new hall' },
    { status: 'sent', emailSubject: 'Please sign: Berth lease 42, in the portal' },
    { status: 'sent', emailSubject: 'Please sign: Berth lease 42' },
  ]);
});
