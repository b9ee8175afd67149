import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import {
  answeredMembers,
  ignoredMembers,
} from '../../../src/envelopes/documents/ignored-members.ts';
import { startControlTest } from '../../control/harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

/** The modules that read a document of a request. */
const readers = [
  'documents/add-documents.ts',
  'documents/document-bytes.ts',
  'documents/read-file.ts',
  'doc-gen/read-doc-gen.ts',
];

test('each member of a document of a request is read, ignored for a reason, or of answers', async () => {
  const bundle: {
    components: {
      schemas: Record<
        string,
        { properties?: object; allOf?: { properties?: object; $ref?: string }[] }
      >;
    };
  } = JSON.parse(
    await readFile(
      fileURLToPath(import.meta.resolve('@countersign/specs/esign-v2.1.json')),
      'utf8',
    ),
  );
  const { document } = bundle.components.schemas;
  const members = [document?.properties, ...(document?.allOf ?? []).map((one) => one.properties)]
    .flatMap((properties) => Object.keys(properties ?? {}))
    .filter((member) => !member.endsWith('Metadata'));
  const texts = await Promise.all(
    readers.map((file) =>
      readFile(new URL(`../../../src/envelopes/${file}`, import.meta.url), 'utf8'),
    ),
  );
  const known = new Set<string>([...Object.keys(ignoredMembers), ...answeredMembers]);
  const unread = members.filter(
    (member) =>
      !known.has(member) && !texts.some((text) => new RegExp(`\\b${member}\\b`).test(text)),
  );
  expect(members.length).toBeGreaterThan(15);
  expect(unread).toEqual([]);
});

test('what has no effect is warned of', async () => {
  const { client, control } = newTenant();
  const documentBase64 = Buffer.from('Words').toString('base64');
  const documents = [
    {
      documentId: '1',
      name: 'a',
      fileFormatHint: 'txt',
      documentBase64,
      password: 'sesame',
      encryptedWithKeyManager: 'false' as const,
    },
  ];
  await envelopesCreate(client, { body: { emailSubject: 'Berth', status: 'created', documents } });
  const warnings = await control.warnings();
  expect(warnings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'field-ignored /documents/0: password of document 1 has no effect: it is not the password of a file; send the file without one.',
  ]);
});
