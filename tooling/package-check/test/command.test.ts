// A package that has no fault, and a command that cannot look at one.
import { expect, it } from 'vitest';
import { exported, fields, files, sandbox } from './cases.ts';
import { repositoryOf, soundPackage, type Draft } from './repository.ts';

it.each([
  { name: 'with JavaScript and types', change: () => {} },
  {
    name: 'of data alone',
    change: fields({ exports: { './*': './dist/*' }, files: ['dist/*.json'] }),
  },
  {
    name: 'that also exports a file that is neither script nor JSON',
    change: (draft: Draft) => {
      exported({ './berths.yaml': './dist/berths.yaml' })(draft);
      files({ 'dist/berths.yaml': 'berths: 42\n' })(draft);
    },
  },
  {
    name: 'that is the sandbox',
    change: (draft: Draft) => {
      sandbox(draft);
      fields({ engines: { node: '>=22.13.0' } })(draft);
    },
  },
  {
    name: 'whose maps have their sources in themselves',
    change: files({
      'dist/index.js': 'export const berths = 42;\n//# sourceMappingURL=index.js.map\n',
      'dist/index.js.map': JSON.stringify({
        version: 3,
        names: [],
        mappings: '',
        sources: ['../src/index.ts'],
        sourcesContent: ['export const berths = 42;\n'],
      }),
    }),
  },
])('says nothing of a sound package $name', async ({ change }) => {
  using repository = repositoryOf(() => {
    const draft = soundPackage();
    change(draft);
    return draft;
  });
  expect(await repository.check()).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('says where it has to be run', async () => {
  using repository = repositoryOf(soundPackage);
  const { status, stderr } = await repository.check('.');
  expect(stderr).toContain(
    `${repository.folder} holds no package that is published; run this in specs or in a folder of packages`,
  );
  expect(status).toBe(1);
});

it('says that a package was not built', async () => {
  using repository = repositoryOf(() => ({
    ...soundPackage(),
    files: { 'README.md': '# Harbour\n' },
  }));
  const { status, stderr } = await repository.check();
  expect(stderr).toContain(
    '@countersign/harbour was packed without a dist folder; run npm run build first',
  );
  expect(status).toBe(1);
});
