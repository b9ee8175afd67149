import { documentsBy } from '../../../src/documents/job.ts';
import { readFilesAhead } from '../../../src/envelopes/documents/read-file.ts';
import { expect, it } from 'vitest';

it('reads no file of a request that has too many of them', async () => {
  const read: string[] = [];
  const end = (name: string) => {
    read.push(name);
    return Promise.reject(new Error('A file was read.'));
  };
  const documents = documentsBy(end, () => end('convertByOffice'));
  const sent = Array.from({ length: 501 }, (_, at) => ({
    documentId: String(at + 1),
    documentBase64: 'YQ==',
  }));
  await expect(readFilesAhead(documents, sent, new Map())).rejects.toMatchObject({
    code: 'DOCUMENT_LIMIT_EXCEEDED',
  });
  expect(read).toEqual([]);
  await expect(readFilesAhead(documents, sent.slice(1), new Map())).rejects.toThrow('was read');
});
