// An import of one validator bundles that validator, its dependencies, and zod.
import path from 'node:path';
import { bundle, loadedFiles, type Bundle } from '@countersign/packages/bundle';
import { listBundles } from '@countersign/spec-tools';
import { describe, expect, it } from 'vitest';

const bundled = (code: string): Promise<Bundle> => bundle({ code, folder: import.meta.dirname });

const area = '@countersign/zod/esign-v2.1';
/** zod as the smallest validator of an object needs it. */
const zodAlone = `
  import * as zod from 'zod';
  export const lock = zod.looseObject({
    type: zod.enum(['edit']).optional(),
    seconds: zod.stringFormat('integer-string', /^\\d+$/).optional(),
    app: zod.string().optional(),
  });
`;

describe('without a bundler', () => {
  // Each file costs the start of a process more than its content.
  it.each(listBundles().map((one) => one.area))(
    'all of %s is one file, and the few that make it fast and lenient',
    async (name) => {
      const files = await loadedFiles({
        code: `import '@countersign/zod/${name}';`,
        folder: path.resolve(import.meta.dirname, '..'),
      });
      const ours = files.filter((file) => file.startsWith('dist/'));
      const shared = /^dist\/(fast|readings|tolerance|generated\/tolerance-rules\.js$)/;
      expect(ours.filter((file) => !shared.test(file))).toEqual([
        `dist/generated/${name}/index.js`,
      ]);
    },
  );

  it('one resource leaves the rest of its area alone', async () => {
    const files = await loadedFiles({
      code: `import '@countersign/zod/esign-v2.1/envelope-locks';`,
      folder: path.resolve(import.meta.dirname, '..'),
    });
    expect(files).toContain('dist/generated/esign-v2.1/schemas/lockRequest.js');
    expect(files).not.toContain('dist/generated/esign-v2.1/schemas/envelope.js');
    expect(files).not.toContain('dist/generated/esign-v2.1/index.js');
  });
});

describe('in a bundle', () => {
  it('a small validator is zod and 2.2 kB, by every way to it', async () => {
    const zod = await bundled(zodAlone);
    const ways = [
      `export { EnvelopeLocksCreateBody } from '${area}';`,
      `export { EnvelopeLocksCreateBody } from '${area}/envelope-locks';`,
      `export { LockRequest } from '${area}/schemas/lockRequest';`,
    ];
    for (const way of ways) {
      const { code, gzipped } = await bundled(way);
      expect(gzipped - zod.gzipped, way).toBeLessThanOrEqual(2_200);
      expect(code).toContain('lockDurationInSeconds');
      for (const other of ['errorCode', 'accountId', 'emailBlurb'])
        expect(code).not.toContain(other);
    }
  });

  it('the largest body is at most 45 kB, with zod', async () => {
    const { code, gzipped } = await bundled(`export { EnvelopeDefinition } from '${area}';`);
    expect(gzipped).toBeLessThanOrEqual(45_000);
    expect(code).toContain('emailBlurb');
    // A field of account settings, which no envelope has.
    expect(code).not.toContain('enableSmartContracts');
  });

  it.each([
    ['LockRequest', 7_600, 'lockDurationInSeconds'],
    ['EnvelopeLocksGet200Response', 12_200, 'lockDurationInSeconds'],
    ['EnvelopeDefinition', 21_700, 'emailBlurb'],
  ])('over zod/mini %s is at most %d bytes', async (name, most, field) => {
    const { code, gzipped } = await bundled(`export { ${name} } from '${area}/mini';`);
    expect(gzipped).toBeLessThanOrEqual(most);
    expect(code).toContain(field);
    expect(code).not.toContain('enableSmartContracts');
  });

  it('what an application does not import is not there', async () => {
    const { code } = await bundled(`import * as esign from '${area}'; export const none = 1;`);
    expect(code).not.toContain('lockDurationInSeconds');
  });

  it('everything is more', async () => {
    const { code } = await bundled(
      `import * as esign from '${area}'; export default { ...esign };`,
    );
    expect(code).toContain('enableSmartContracts');
  });
});
