import { expect, it } from 'vitest';
import { withDocuments } from '../../src/documents/documents-outside.ts';

it('ends where the database is closed while a transaction waits for a job', async () => {
  let attempts = 0;
  const closed = new Error('the driver has already been destroyed');
  const ended = withDocuments((outside) => {
    attempts += 1;
    if (attempts > 1) return Promise.reject(closed);
    outside.begin();
    return outside.runFirst(() => Promise.resolve());
  });
  await expect(ended).rejects.toBe(closed);
  expect(attempts).toBe(2);
});
