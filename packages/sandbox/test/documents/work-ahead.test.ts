import { expect, it } from 'vitest';
import { withDocuments } from '../../src/documents/documents-outside.ts';
import type { Documents } from '../../src/documents/index.ts';

const file = { name: 'Lease', fileExtension: 'txt' };
const bytes = Buffer.from('Lease of berth 42');

/** Reads the file in a transaction, and returns how often that began. */
async function countAttempts(ahead?: (documents: Documents) => Promise<void>): Promise<number> {
  let attempts = 0;
  await withDocuments(
    async (outside) => {
      attempts += 1;
      // A later attempt waits; the first one takes only what is done.
      if (attempts > 1) outside.begin();
      return outside.getDocuments().readDocument(bytes, file);
    },
    undefined,
    ahead,
  );
  return attempts;
}

it('does the work ahead before the transaction begins', async () => {
  expect(await countAttempts()).toBe(2);
  expect(
    await countAttempts(async (documents) => void (await documents.readDocument(bytes, file))),
  ).toBe(1);
});

it('leaves the errors of the work ahead to the transaction', async () => {
  const unreadable = Buffer.from('%PDF-1.7');
  const read = (documents: Documents) =>
    documents.readDocument(unreadable, { name: 'Lease', fileExtension: 'pdf' });
  let attempts = 0;
  const ended = withDocuments(
    (outside) => {
      attempts += 1;
      return read(outside.getDocuments());
    },
    undefined,
    async (documents) => void (await read(documents)),
  );
  await expect(ended).rejects.toMatchObject({ code: 'UNSUPPORTED_PDF_CONTENT' });
  expect(attempts).toBe(1);
});
