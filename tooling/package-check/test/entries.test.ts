// Faults of what is imported: our rules, publint and are-the-types-wrong.
import { expect, it } from 'vitest';
import { outcome, fields, files, without, exported, type Case } from './cases.ts';

const typesDocs =
  'https://github.com/arethetypeswrong/arethetypeswrong.github.io/blob/main/docs/problems';
const bothConditions =
  'leads to JavaScript, and not by "types" and then "default", and those alone; write { "types": "….d.ts", "default": "….js" }';

const cases: Case[] = [
  {
    name: 'an entry that leads nowhere',
    change: without('dist/index.js'),
    says: () => [
      'package.json > exports > . > default: pkg.exports["."].default is ./dist/index.js but the file does not exist; see https://publint.dev/rules#file_does_not_exist',
    ],
  },
  {
    name: 'an entry with a star that means no file',
    change: exported({ './more/*.json': './dist/more/*.json' }),
    says: () => [
      'package.json > exports > ./more/*.json: pkg.exports["./more/*.json"] is ./dist/more/*.json but does not match any files; see https://publint.dev/rules#exports_glob_no_matched_files',
    ],
  },
  {
    name: 'a command and types that are not there',
    change: fields({ bin: { harbour: './dist/cli.js' }, types: './dist/gone.d.ts' }),
    says: () => [
      'package.json > types: pkg.types is ./dist/gone.d.ts but the file does not exist; see https://publint.dev/rules#file_does_not_exist',
      'package.json > bin > harbour: pkg.bin.harbour is ./dist/cli.js but the file does not exist; see https://publint.dev/rules#file_does_not_exist',
    ],
  },
  {
    name: 'CommonJS in the place of an ES module',
    change: files({ 'dist/parts/crane.js': 'module.exports = { crane: true };\n' }),
    says: () => [
      'package.json > exports > ./* > default: pkg.exports["./*"].default matches ./dist/parts/crane.js and is written in CJS, but is interpreted as ESM. Consider using the .cjs extension, e.g. ./dist/parts/crane.cjs; see https://publint.dev/rules#file_invalid_format',
    ],
  },
  {
    name: 'CommonJS by its name',
    change: (draft) => {
      files({
        'dist/old.cjs': 'module.exports = { crane: true };\n',
        'dist/old.d.cts': 'export declare const crane: boolean;\n',
      })(draft);
      exported({ './old': { types: './dist/old.d.cts', default: './dist/old.cjs' } })(draft);
    },
    says: () => [
      'package.json > exports > ./old > default: ./dist/old.cjs is CommonJS; publish ES modules alone, which require() takes as well',
    ],
  },
  {
    name: 'JavaScript whose entry does not name its types',
    change: exported({ '.': './dist/index.js' }),
    says: () => [`package.json > exports > .: ${bothConditions}`],
  },
  {
    name: 'no types at all',
    change: (draft) => {
      without('dist/index.d.ts')(draft);
      without('dist/parts/crane.d.ts')(draft);
      fields({ exports: { '.': './dist/index.js' } })(draft);
    },
    says: () => [
      `package.json > exports > .: ${bothConditions}`,
      'package.json > exports: there is JavaScript and not one declaration file; have the build write .d.ts files, and name them under "types"',
    ],
  },
  {
    name: 'types that Node does not resolve',
    change: files({ 'dist/index.d.ts': "export * from './parts/crane';\n" }),
    says: () => [
      `dist/index.d.ts: are-the-types-wrong finds InternalResolutionError (./parts/crane); see ${typesDocs}/InternalResolutionError.md`,
    ],
  },
  {
    name: 'types that Node does not resolve, of what a star means',
    change: files({ 'dist/parts/crane.d.ts': "export * from './hook';\n" }),
    says: () => [
      `dist/parts/crane.d.ts: are-the-types-wrong finds InternalResolutionError (./hook); see ${typesDocs}/InternalResolutionError.md`,
    ],
  },
];

it.each(cases)('tells of $name', async (broken) => {
  const { ran, expected } = await outcome(broken);
  expect(ran).toEqual(expected);
});
