// Other tests load the sources; a package has compiled and bundled modules, copied pages, and a seed that
// the build has planted. Here the shipped form is compared with the sources.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinControl } from '@countersign/spec-tools/control';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type * as Shipped from '../../src/index.ts';
import type { Sandbox } from '../../src/index.ts';
import { pagesWith } from '../documents/find-place.ts';
import { accountId, mara, startTest, type TestSandbox } from '../harness.ts';

/** The integration that users are asked to consent to, and a completed envelope of the seed. */
const archive = '8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46';
const completed = '8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60';

const root = path.resolve(import.meta.dirname, '../..');
const src = path.join(root, 'src');
const dist = path.join(root, 'dist');

/** Checks whether a file is a part of the spec of the control API. */
const isJoined = (file: string) => /control.openapi\.yaml$/.test(file);

describe('the files of dist', () => {
  const files = globSync('**/*.*', { cwd: src });

  it('have everything of src that is not compiled, byte for byte', () => {
    const copied = files.filter((file) => !file.endsWith('.ts') && !isJoined(file));
    expect(copied.length).toBeGreaterThan(50);
    for (const file of copied) {
      const there = path.join(dist, file);
      expect(existsSync(there), `dist has no ${file}; scripts/copy-pages.ts copies it`).toBe(true);
      expect(readFileSync(there).equals(readFileSync(path.join(src, file))), file).toBe(true);
    }
  });

  it('have the parts of the control API as one document', () => {
    expect(files.filter(isJoined).length).toBeGreaterThan(5);
    expect(parse(readFileSync(path.join(dist, 'control.yaml'), 'utf8'))).toEqual(
      JSON.parse(joinControl(path.resolve(root, '../..')).json),
    );
  });

  it('have a module for each of src', () => {
    const compiled = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
    const missing = compiled.filter(
      (file) => !existsSync(path.join(dist, file.replace(/\.ts$/, '.js'))),
    );
    expect(missing).toEqual([]);
  });
});

describe('a module that the build bundles', () => {
  it.each(['state/storage/kysely', 'documents/fontkit', 'documents/omggif'])(
    '%s exports the same',
    async (name) => {
      const [bundled, source]: object[] = await Promise.all([
        import(path.join(dist, `${name}.js`)),
        import(path.join(src, `${name}.ts`)),
      ]);
      expect(Object.keys(bundled ?? {}).toSorted()).toEqual(Object.keys(source ?? {}).toSorted());
    },
  );
});

describe('the server of dist', () => {
  let shipped: Sandbox;
  let source: TestSandbox;
  beforeAll(async () => {
    const { createSandbox }: typeof Shipped = await import(path.join(dist, 'index.js'));
    [shipped, source] = [await createSandbox({}), await startTest()];
  });
  afterAll(() => Promise.all([shipped.close(), source.close()]));

  it.each([
    ['custom_field=Berth%3D42', '1'],
    ['custom_field=Berth%3D43', '0'],
  ])('finds seeded envelopes by their labels: %s', async (query, count) => {
    const search = `from_date=2020-01-01&${query}`;
    const address = `/restapi/v2.1/accounts/${accountId}/envelopes?${search}`;
    const answer = await shipped.fetch(request(address));
    expect(await answer.json()).toMatchObject({ totalSetSize: count });
  });

  it.each([
    `/restapi/v2.1/accounts/${accountId}/envelopes?from_date=2020-01-01&count=100`,
    `/restapi/v2.1/accounts/${accountId}/search_folders/awaiting_my_signature`,
    `/restapi/v2.1/accounts/${accountId}/templates`,
    `/restapi/v2.1/accounts/${accountId}/powerforms`,
    `/restapi/v2.1/accounts/${accountId}/users/${mara}`,
    `/restapi/v2.1/accounts/${accountId}/brands`,
    '/oauth/auth?response_type=code&client_id=unknown',
    `/oauth/auth?response_type=code&scope=signature&client_id=${archive}&redirect_uri=http%3A%2F%2F127.0.0.1%3A3000%2Fcallback`,
    '/_countersign/control/v1/mail',
    '/_countersign/control/v1/envelopes',
    '/nowhere',
  ])('answers %s as the sources do', async (address) => {
    const [answer, expected] = await Promise.all([
      shipped.fetch(request(address)),
      source.sandbox.fetch(request(address)),
    ]);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get('content-type')).toBe(expected.headers.get('content-type'));
    expect(settle(await answer.text())).toBe(settle(await expected.text()));
  });

  it('makes a certificate of what the sources make it of', async () => {
    const address = `/restapi/v2.1/accounts/${accountId}/envelopes/${completed}/documents/certificate`;
    const pages: number[][] = [];
    for (const server of [shipped, source.sandbox]) {
      const pdf = await (await server.fetch(request(address))).arrayBuffer();
      pages.push(await pagesWith(new Uint8Array(pdf), 'Berth lease 17'));
    }
    const [made, expected] = pages;
    expect(made).toContain(1);
    expect(made).toEqual(expected);
  });
});

function request(address: string): Request {
  return new Request(`http://sandbox.test${address}`, {
    headers: { authorization: 'Bearer sandbox' },
  });
}

/** An answer without what each server draws or reads from the clock. */
function settle(text: string): string {
  return text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}
