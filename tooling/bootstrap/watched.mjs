// The folders that npm run dev watches, and the steps that a change in each of them requires.

// Steps to run before the server starts again. Turbo would also build the packages between the specs
// and the mock, which the running server does not read. An area is compiled where its bundle is
// another.
export const pages = { folder: 'apps/console', args: ['--run', 'build'] };
export const mock = { folder: 'packages/mock', args: ['--run', 'emit:code'] };
export const bundle = { folder: 'specs', args: ['../tooling/specs/src/bundle/cli.ts'] };

// Steps to run after that: they write files, which count as changes where the server reads them.
export const lists = { folder: 'packages/sandbox', args: ['scripts/generate.ts'] };
export const generate = { folder: '.', args: ['tooling/generate/src/cli.ts'] };

/** Steps by the folder that changed (the table in CONTRIBUTING.md says the same). */
export const watched = [
  { folder: 'packages/sandbox/src', after: lists },
  { folder: 'packages/sandbox/src/areas', only: /\.yaml$/, after: generate },
  { folder: 'packages/sandbox/seed' },
  { folder: 'packages/sandbox/control', after: generate },
  { folder: 'packages/mock/src', before: [mock] },
  { folder: 'apps/console/src', before: [pages, mock] },
  { folder: 'specs', before: [bundle], after: generate },
];
