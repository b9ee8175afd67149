import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('names the suites that there are, where another is asked for', () => {
  const cli = path.resolve(import.meta.dirname, '../src/cli.ts');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'conect'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'countersign: there is no suite conect; there are: connect, zod, client-size, client-import, client-speed, client-downloads, client-types, mock-start, mock-memory, mock-speed, mock-prism, sandbox-start, sandbox-speed, sandbox-scale, sandbox-events, sandbox-postgres, sandbox-hostile, reference, packages\n',
  });
});
