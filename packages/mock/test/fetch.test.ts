// `fetch` without a network ends as the real one does.
import { createFetch } from '@countersign/mock/core/server';
import { expect, it } from 'vitest';

const longest = 600_000;

it('does not wait for an answer whose caller left while it was made', async () => {
  const controller = new AbortController();
  const fetch = createFetch(async () => {
    controller.abort('left');
    return { status: 200, headers: {}, body: '', delay: longest };
  });
  await expect(fetch('http://mock.test/', { signal: controller.signal })).rejects.toBe('left');
});

it('rejects with the reason of the signal that ends its wait', async () => {
  const controller = new AbortController();
  const fetch = createFetch(async () => ({ status: 200, headers: {}, body: '', delay: longest }));
  const answer = fetch('http://mock.test/', { signal: controller.signal });
  setImmediate(() => controller.abort('left'));
  await expect(answer).rejects.toBe('left');
});
