import { generateKeyPairSync } from 'node:crypto';
import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { checkBroken, startCheck } from './broken-package.ts';

it('accepts a sound package', async () => {
  expect(await checkBroken(() => {})).toEqual([]);
});

it('reports fields, scripts and ranges of package.json', async () => {
  const lines = await checkBroken(({ manifest }) => {
    Object.assign(manifest, {
      engines: { node: '>=20' },
      publishConfig: {},
      scripts: { postinstall: 'node dist/index.js' },
      dependencies: { '@countersign/quay': 'workspace:^', zod: '4.6.7' },
    });
  });
  expect(lines).toEqual([
    'package.json: engines must be {"node":"^20.19.0 || >=22.12.0"}',
    'package.json: publishConfig must be {"access":"public","provenance":true}',
    'package.json: the script postinstall would run on the machines of users',
    'package.json: dependencies: @countersign/quay is "^1.2.3"; use "workspace:*"',
    'package.json: dependencies: zod is "4.6.7"; use a range with ^ or ~, as "catalog:shipped"',
  ]);
});

it('reports what compilers without `exports` would not find', async () => {
  const lines = await checkBroken(({ manifest }) => {
    Object.assign(manifest, { types: './dist/main.d.ts', typesVersions: { '*': {} } });
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'package.json: types must be "./dist/index.d.ts"',
      'package.json: typesVersions must be {"*":{"crane":["./dist/parts/crane.d.ts"]}}',
    ]),
  );
});

it('reports declarations that programs with `skipLibCheck: false` would not find', async () => {
  const lines = await checkBroken(({ files }) => {
    Object.assign(files, {
      'dist/index.d.ts':
        "export * from './parts/crane.js';\nimport type { z } from 'zod';\nexport declare const schema: z.ZodType;\n",
      'dist/parts/crane.d.ts': [
        "import type { Kysely } from 'kysely/dist/index.js';",
        "import type { Server } from 'node:net';",
        'export declare const crane: Kysely<Server>;',
        "export declare function lift(): import('./hook.ts').Hook;",
        "export declare function lower(): typeof import('@dock/rope/knot');",
        '',
      ].join('\n'),
      // No entry leads here.
      'dist/own.d.ts': "export { generate } from 'selfsigned';\n",
    });
  });
  expect(lines.filter((line) => line.includes('.d.ts imports'))).toEqual([
    'dist/parts/crane.d.ts imports kysely, which is not in dependencies or peerDependencies; export no type of it',
    'dist/parts/crane.d.ts imports ./hook.ts, which is not in the package',
    'dist/parts/crane.d.ts imports @dock/rope, which is not in dependencies or peerDependencies; export no type of it',
  ]);
});

it('reports files, secrets and paths that must not be published', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const lines = await checkBroken(({ files }, folder) => {
    Object.assign(files, {
      'dist/.cache': '',
      'dist/berths.json': JSON.stringify({ key, from: `${homedir()}/work` }),
      'dist/build.tsbuildinfo': '{}',
      'dist/index.js.map': '{}',
      'dist/index.test.js': '',
      'dist/parts/crane.js': `export const crane = '${folder}/src';\nexport const npm = '${['npm', 'a'.repeat(36)].join('_')}';\n`,
      'dist/parts/crane.ts': '',
    });
  });
  expect(lines).toEqual([
    'dist/.cache is a leftover; exclude it by "files" in package.json',
    `dist/berths.json contains the path ${homedir()} of this machine`,
    'dist/berths.json contains what looks like a private key; remove it, and revoke it if it was in use',
    'dist/build.tsbuildinfo is a file of a tool; exclude it by "files" in package.json',
    'dist/index.js.map is a source map; exclude it by "files" in package.json',
    'dist/index.test.js is a test; exclude it by "files" in package.json',
    expect.stringMatching(/^dist\/parts\/crane\.js contains the path \/\S+ of this machine$/),
    'dist/parts/crane.js contains what looks like a token of npm; remove it, and revoke it if it was in use',
    'dist/parts/crane.ts is a source; exclude it by "files" in package.json',
  ]);
});

it('reports what publint and are-the-types-wrong find', async () => {
  const missing = await checkBroken(({ files }) => void delete files['dist/parts/crane.js']);
  expect(missing).toContainEqual(
    expect.stringMatching(/^publint: pkg\.exports\["\.\/crane"\]\.default is .* does not exist/),
  );
  const unresolved = await checkBroken(({ files }) => {
    files['dist/index.d.ts'] = "export * from './parts/crane';\n";
  });
  expect(unresolved.join('\n')).toContain('Internal resolution error');
  const untyped = await checkBroken(({ manifest, files }) => {
    delete files['dist/index.d.ts'];
    delete files['dist/parts/crane.d.ts'];
    manifest['exports'] = { '.': './dist/index.js' };
  });
  expect(untyped.join('\n')).toContain('does not contain types');
});

it('reports a package that is not built, and a folder without a package', async () => {
  await expect(
    checkBroken((draft) => (draft.files = { 'README.md': '# Harbour\n' })),
  ).rejects.toThrow('was packed without a dist folder; run npm run build first');
  await expect(checkBroken(() => {}, 'packages/quay/src')).rejects.toThrow(
    'is not the folder of a published package',
  );
});

it('prints problems and fails as a command', async () => {
  expect(await startCheck(({ files }) => (files['dist/parts/crane.ts'] = ''))).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '@countersign/harbour: dist/parts/crane.ts is a source; exclude it by "files" in package.json\n',
  });
});
