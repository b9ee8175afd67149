import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { joinControl } from '../../src/control/join-control.ts';

const root = mkdtempSync(path.join(tmpdir(), 'countersign-control-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, ...lines: string[]): void {
  const to = path.join(root, 'packages/sandbox', file);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, `${lines.join('\n')}\n`);
}

it('joins what parts add, and refuses what two of them have', () => {
  write(
    'control/openapi.yaml',
    'tags:',
    '  - name: Tenants',
    'paths: { /reset: { post: {} } }',
    'components: { schemas: { Seed: { properties: { users: { type: array } } } } }',
  );
  write(
    'src/areas/harbour/control/openapi.yaml',
    'tags:',
    '  - name: Pilots',
    'paths: { /pilots: { get: {} } }',
    'components: { schemas: { Seed: { properties: { pilots: { type: array } } } } }',
  );
  const joined = {
    tags: [{ name: 'Tenants' }, { name: 'Pilots' }],
    paths: { '/reset': { post: {} }, '/pilots': { get: {} } },
    components: {
      schemas: { Seed: { properties: { users: { type: 'array' }, pilots: { type: 'array' } } } },
    },
  };
  const { json, yaml } = joinControl(root);
  expect(JSON.parse(json)).toEqual(joined);
  expect(parse(yaml)).toEqual(joined);

  write(
    'src/areas/pier/control/openapi.yaml',
    'components: { schemas: { Seed: { properties: { pilots: { type: string } } } } }',
  );
  expect(() => joinControl(root)).toThrow(
    'packages/sandbox/src/areas/pier/control/openapi.yaml/components/schemas/Seed/properties/pilots/type: another part has it too; rename one of them',
  );
});
