// The colours of code do not depend on how busy the machine was that built the site.
import { ExpressiveCode } from '@astrojs/starlight/expressive-code';
import { expect, it, vi } from 'vitest';
import { codeColours } from '../src/code-colours.ts';

async function colour(code: string): Promise<unknown> {
  const { renderedGroupAst } = await new ExpressiveCode(codeColours).render({
    code,
    language: 'json',
  });
  return renderedGroupAst;
}

it('gives a line all its colours, however long that takes', async () => {
  const code = JSON.stringify({ subject: 'Lease of berth 42', tabs: [1, true, null] });
  const quiet = await colour(code);
  // Half a minute passes between any two looks at the clock.
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 30_000));
  const busy = await colour(code);
  expect(clock).toHaveBeenCalled();
  clock.mockRestore();
  expect(busy).toEqual(quiet);
});
