import { expect, it } from 'vitest';
import { changed, command, start } from '../command.ts';

it('finds only allowed licences in what users get, and the page current', async () => {
  const { status, stdout, stderr } = await start(['licences', '--check']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^\d+ packages come along, each under a licence that is allowed\n$/);
});

it.each([
  [
    'an installed package whose licence is not allowed',
    '  - ISC\n',
    '',
    /yaml@\S+, needed by \S+: ISC is not allowed/,
  ],
  [
    'a bundled package whose licence is not allowed',
    '  - Apache-2.0\n',
    '',
    /@stoplight\/prism-http@\S+, needed by @countersign\/mock: Apache-2\.0 is not allowed/,
  ],
  [
    'an exception that nothing needs',
    'exceptions: {}',
    'exceptions: { a@1.0.0: { licence: MIT, reason: It says so. } }',
    /no package brings a@1\.0\.0; remove the exception/,
  ],
  [
    'an exception without a reason',
    'exceptions: {}',
    'exceptions: { a@1.0.0: { licence: MIT, reason: " " } }',
    /Too small: .*\s+→ at exceptions\["a@1\.0\.0"\]\.reason/,
  ],
])('rejects %s', async (_, text, replacement, message) => {
  const file = changed('licences.yaml', (policy) => policy.replace(text, replacement));
  const { status, stderr } = await command(['licences', '--check', '--policy', file]);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});
