// Sentences that npm run new leaves to its user (docs/decisions/0119-begun-as-a-copy.md).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../../../../specs/dist/', import.meta.url);
const areas = readdirSync(dist).filter((file) => /^[a-z][\w.-]*\.json$/.test(file));

test('no sentence is still to be written', () => {
  expect(areas).toContain('oauth.json');
  const left = areas.filter((file) =>
    readFileSync(new URL(file, dist), 'utf8').includes('"To be written'),
  );
  expect(left).toEqual([]);
});
