// The code that an application bundles if it uses the client. Sizes are gates here; `npm run bench`
// compares them with those of other clients.
import { readFileSync } from 'node:fs';
import { bundle, loadedFiles, type Bundle } from '@countersign/packages/bundle';
import { beforeAll, describe, expect, it } from 'vitest';

const operations = readFileSync(new URL('../../../specs/operations.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, resource = '', operation = '', , path = ''] = line.split('\t');
    return { id: `${resource}_${operation}`, path: path.replace(/^\/restapi/, '') };
  });
const ids = operations.map(({ id }) => id);
const paths = [...new Set(operations.map(({ path }) => path))];

/**
 * Parts that an application does not need to send one envelope, each with a word that only it
 * contains.
 */
const foreign = {
  'getting tokens': 'refresh_token',
  'the parser of XML': 'stopNodes',
  zod: 'invalid_type',
};
type Foreign = keyof typeof foreign;

/** Bundles for a browser: code that needs a module of Node fails to bundle. */
function build(code: string): Promise<Bundle> {
  return bundle({ code, folder: import.meta.dirname });
}

/** The texts of a bundle, each as it stands between its quotes. */
function textsIn({ code }: Bundle): Set<string> {
  return new Set([...code.matchAll(/"([^"\n]*)"/g)].map(([, text = '']) => text));
}

function foreignIn({ code }: Bundle): string[] {
  return Object.entries(foreign).flatMap(([name, word]) => (code.includes(word) ? [name] : []));
}

describe.each([
  ['its area', '@countersign/client/esign-v2.1'],
  ['its resource', '@countersign/client/esign-v2.1/envelopes'],
])('one operation from %s, with the runtime it needs', (_name, module) => {
  let one: Bundle;
  beforeAll(async () => {
    one = await build(`
      export { createClient } from '@countersign/client';
      export { envelopesCreate } from '${module}';
    `);
  });

  it('takes at most 4.7 kB', () => {
    expect(one.gzipped).toBeLessThanOrEqual(4700);
  });

  it('brings no other operation', () => {
    const texts = textsIn(one);
    expect(ids.filter((id) => texts.has(id))).toEqual(['Envelopes_create']);
    expect(paths.filter((path) => texts.has(path))).toEqual([
      '/v2.1/accounts/{accountId}/envelopes',
    ]);
  });

  it('brings nothing that it has no use for', () => {
    expect(foreignIn(one)).toEqual([]);
  });
});

describe('without a bundler', () => {
  // Each file costs the start of a process more than its content.
  it.each([
    ['@countersign/client/esign-v2.1', 3],
    ['@countersign/client/esign-v2.1/envelopes', 5],
  ])('%s is few files, all of them ours', async (module, most) => {
    const files = await loadedFiles({
      code: `import '@countersign/client'; import '${module}';`,
      folder: import.meta.dirname,
    });
    expect(files.filter((file) => !file.startsWith('../dist/'))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files).toContain('../dist/index.js');
  });
});

describe('the object client of everything', () => {
  let all: Bundle;
  beforeAll(async () => {
    all = await build(`
      export { createClient } from '@countersign/client';
      export { countersign } from '@countersign/client/objects';
    `);
  });

  it('takes at most 30 kB', () => {
    expect(all.gzipped).toBeLessThanOrEqual(30_000);
  });

  it('has every operation, so that one too many would be seen above', () => {
    const texts = textsIn(all);
    expect(ids.filter((id) => !texts.has(id))).toEqual([]);
    expect(paths.filter((path) => !texts.has(path))).toEqual([]);
  });

  it('brings nothing that it has no use for', () => {
    expect(foreignIn(all)).toEqual([]);
  });
});

it.each<[Foreign, string]>([
  ['getting tokens', "export * from '@countersign/client/auth';"],
  ['the parser of XML', "export * from '@countersign/client/xml';"],
  ['zod', "export { LockRequest } from '@countersign/zod/esign-v2.1';"],
])('knows %s by its word', async (name, code) => {
  expect((await build(code)).code).toContain(foreign[name]);
});
