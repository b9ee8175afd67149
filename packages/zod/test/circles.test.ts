// Validators that need each other must load whichever of them comes first.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const generated = path.resolve(import.meta.dirname, '../dist/generated');
const circular = readdirSync(generated, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .filter((file) => readFileSync(path.join(generated, file), 'utf8').includes('.lazy('));

describe.concurrent('a validator in a circle', () => {
  it('is there to be tried', () => expect(circular.length).toBeGreaterThan(0));

  it.each(circular)('loads first: %s', (file) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(generated, file)], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
