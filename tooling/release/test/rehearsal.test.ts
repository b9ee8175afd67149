import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedPackages, root, run } from '@countersign/packages';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const halfAnHour = 30 * 60_000;

test('a release can be rehearsed from end to end', { timeout: halfAnHour }, async () => {
  const cli = path.join(workspace, 'src/cli.ts');

  const { status, stdout, stderr } = await run(process.execPath, [cli, 'rehearse'], {
    folder: root,
  });

  const log = `${stdout}${stderr}`;
  mkdirSync(path.join(workspace, 'reports'), { recursive: true });
  writeFileSync(path.join(workspace, 'reports/rehearsal.log'), log);
  // The whole log is shown where it ended badly.
  expect(status, log).toBe(0);
  expect(stderr).toBe('');
  const [, first = '', second = ''] = /^rehearsed: (\S+), then (\S+)$/m.exec(log) ?? [];
  const names = publishedPackages().map(({ name }) => name);
  const published = [...log.matchAll(/^ {2}published of (\S+): (.*)$/gm)].map(
    ([, version, packages = '']) => [version, packages.split(', ').toSorted()],
  );
  const [brokenOff = ''] = names;
  expect(log).toContain(`${brokenOff}@${first} is published, and there the release is broken off`);
  // Nothing is published twice: neither what was there before it broke off, nor what is done.
  expect(published).toEqual([
    [first, names.slice(1).toSorted()],
    [first, ['nothing', 'since the registry has it all']],
    [second, names.toSorted()],
  ]);
  const refusal = log.slice(log.indexOf('declare a patch of'), log.indexOf('is made anew'));
  expect(refusal).toMatch(/that needs a (minor|major):/);
  expect(refusal).toContain('esign-v2.1  correctViewRequest.beginOnTagger is gone');
  expect(refusal).toContain('reaches EnvelopeViews_createCorrect');
  expect(refusal).toContain('specs/esign-v2.1/schemas/correctViewRequest.yaml');
  expect(log).toContain(`^${first} still gives ${first}`);
});
