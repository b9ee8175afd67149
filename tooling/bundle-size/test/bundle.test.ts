import { gunzipSync, gzipSync } from 'node:zlib';
import { bundle } from '@countersign/bundle-size';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

it('leaves out what is not used, and keeps what is', async () => {
  const { code } = await bundle({ code: "export { used } from './support/two.ts';", folder });
  expect(code).toContain('a text that is used');
  expect(code).not.toContain('a text that nobody asks for');
});

it('counts the bytes of the file, and those of the file gzipped', async () => {
  const { code, minified, gzipped } = await bundle({
    code: "export * from './support/two.ts';",
    folder,
  });
  const bytes = Buffer.from(code);
  expect(minified).toBe(bytes.byteLength);
  const packed = gzipSync(bytes, { level: 9 });
  expect(gunzipSync(packed).equals(bytes)).toBe(true);
  expect(gzipped).toBe(packed.byteLength);
});

it('takes modules of Node for Node only', async () => {
  const code = "export { readFileSync } from 'node:fs';";
  await expect(bundle({ code, folder })).rejects.toThrow(/Could not resolve "node:fs"/);
  expect((await bundle({ code, folder, platform: 'node' })).code).toContain('"node:fs"');
});
