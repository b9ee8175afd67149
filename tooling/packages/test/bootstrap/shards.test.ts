// How `npm test -- --shard` divides the repository.
import { globSync } from 'node:fs';
import path from 'node:path';
import { mustRun, root } from '@countersign/packages';
import { expect, it } from 'vitest';
import { runBootstrap } from './copy.ts';

const script = 'tooling/bootstrap/test.mjs';

it.each([1, 2, 3])('has every workspace in exactly one shard of %i', async (count) => {
  const shards = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      mustRun(process.execPath, [script, '--shard', `${at + 1}/${count}`, '--plan'], {
        folder: root,
      }),
    ),
  );
  const named = shards.flatMap((text) => text.trim().split('\n'));
  const folders = globSync(
    ['specs', '{packages,apps,tooling}/*'].map((at) => `${at}/package.json`),
    {
      cwd: root,
    },
  ).map((file) => `./${path.dirname(file).split(path.sep).join('/')}`);
  // The root has a task too.
  const all = [...folders, '//'].map((place) => `--filter=${place}`);
  expect(named.toSorted()).toEqual(all.toSorted());
});

it.each(['4/3', '0/3', 'one'])('rejects the shard %s', async (shard) => {
  const { status, stderr } = await runBootstrap(root, [script, '--shard', shard, '--plan']);
  expect(status).toBe(1);
  expect(stderr).toContain(`--shard ${shard} names no part; write --shard 1/3`);
});
