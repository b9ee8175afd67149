// Every row of a flame graph does its work.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawFlame } from '../../src/flame/flame.ts';
import { flameRows } from '../../src/flame/rows.ts';
import { Stage } from '../../src/stage.ts';

it.skipIf(process.platform === 'win32').each(Object.entries(flameRows))(
  'draws the time of %s',
  async (name, { what }) => {
    await using stage = new Stage();
    const file = path.join(stage.folder(), 'flame.svg');
    expect(await drawFlame([name, '--quick', '--out', file])).toContain(what);
    const picture = readFileSync(file, 'utf8');
    expect(picture).toContain(`${what}: `);
    // The file that has the listener of requests, among others.
    expect(picture).toContain('core.js');
  },
);
