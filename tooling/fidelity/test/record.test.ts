import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { takeEvidence } from '../src/record/take-evidence.ts';

const specs = path.resolve(import.meta.dirname, '../../../specs');
/** The parts of the spec tree that the recording is about. */
const parts = ['errors.yaml', 'resources/AccountBrands', 'schemas'].map(
  (part) => `esign-v2.1/${part}`,
);
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of parts)
    cpSync(path.join(specs, part), path.join(root, 'specs', part), { recursive: true });
  folder = path.join(root, 'recording');
  mkdirSync(folder);
});

function record(origin: string, body: unknown): void {
  writeFileSync(
    path.join(folder, 'recording.json'),
    JSON.stringify({ origins: [origin], recordedAt: '2026-11-28T00:00:00Z' }),
  );
  writeFileSync(
    path.join(folder, '0001-AccountBrands_get.json'),
    JSON.stringify({
      area: 'esign-v2.1',
      operation: 'AccountBrands_get',
      request: {
        method: 'GET',
        url: '/restapi/v2.1/accounts/4410/brands/7d1f4c2e-9b35-4a86-8e02-c5f3a9b6d817',
        headers: {},
      },
      response: { status: 200, headers: { 'content-type': 'application/json' }, body },
    }),
  );
}

const read = (file: string) => readFileSync(path.join(root, 'specs', file), 'utf8');

test('what a recording shows is recorded, and nothing else changes', async () => {
  const file = 'esign-v2.1/schemas/BrandLogoIds.yaml';
  const before = read(file);
  record('https://demo.docusign.net', {
    brandId: '7d1f4c2e-9b35-4a86-8e02-c5f3a9b6d817',
    logoIds: { emailLogoId: '1' },
  });
  const { recorded } = await takeEvidence(folder, root);
  expect(recorded).toContain('esign-v2.1 BrandLogoIds emailLogoId');
  const at = before.indexOf('inferred', before.indexOf('emailLogoId:'));
  expect(read(file)).toBe(`${before.slice(0, at)}recorded${before.slice(at + 'inferred'.length)}`);
  // The second time there is nothing left to do.
  expect((await takeEvidence(folder, root)).recorded).toEqual([]);
});

test('a field that came in another type is not recorded', async () => {
  record('https://demo.docusign.net', { logoIds: { emailLogoId: 1 } });
  const { recorded } = await takeEvidence(folder, root);
  expect(recorded).not.toContain('esign-v2.1 BrandLogoIds emailLogoId');
});

test('a recording of a stand-in proves nothing', async () => {
  record('http://127.0.0.1:4010', {});
  await expect(takeEvidence(folder, root)).rejects.toThrow(
    'was recorded at http://127.0.0.1:4010, and not at the real service',
  );
});
