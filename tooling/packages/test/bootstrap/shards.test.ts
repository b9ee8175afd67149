// The division of the repository by `npm test -- --shard`.
import { globSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { runBootstrap } from './copy.ts';

const script = 'tooling/bootstrap/test.mjs';

// The fast tests leave out the site, which has none.
it.each([
  { count: 1, args: ['--all'], leftOut: [] },
  { count: 2, args: [], leftOut: ['./apps/reference'] },
  { count: 3, args: ['--all'], leftOut: [] },
])('has every workspace in exactly one shard of $count', async ({ count, args, leftOut }) => {
  const shards = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      mustRun(process.execPath, [script, '--shard', `${at + 1}/${count}`, '--plan', ...args], {
        folder: root,
      }),
    ),
  );
  const named = shards.flatMap((text) => text.trim().split('\n'));
  const folders = globSync(
    ['specs', 'apps/console/test', '{packages,apps,tooling}/*'].map((at) => `${at}/package.json`),
    {
      cwd: root,
    },
  ).map((file) => `./${path.dirname(file).split(path.sep).join('/')}`);
  // The root has a task too.
  const all = [...folders, '//'].filter((place) => !leftOut.some((one) => one === place));
  expect(named.toSorted()).toEqual(all.map((place) => `--filter=${place}`).toSorted());
});

it.each(['4/3', '0/3', 'one'])('rejects the shard %s', async (shard) => {
  const { status, stderr } = await runBootstrap(root, [script, '--shard', shard, '--plan']);
  expect(status).toBe(1);
  expect(stderr).toContain(`--shard ${shard} names no part; write --shard 1/3`);
});
