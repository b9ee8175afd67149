// Faults of the manifest.
import { expect, it } from 'vitest';
import { outcome, fields, sandbox, type Case } from './cases.ts';

const someRange =
  'it has to be a range that starts with ^ or ~; write "catalog:shipped" and name the range there';

const cases: Case[] = [
  {
    name: 'fields that say what the package is',
    change: fields({ description: undefined, keywords: [], license: 'ISC', author: undefined }),
    says: () => [
      'package.json > license: is "ISC"; set it to "MIT"',
      'package.json > author: is missing; set it to "Countersign contributors"',
      'package.json > description: is missing; it has to be a sentence that says what the package is',
      'package.json > keywords: is []; it has to be a list of the words that people search by',
    ],
  },
  {
    name: 'fields that say where it comes from',
    change: fields({
      homepage: 'https://example.org/quays',
      bugs: undefined,
      repository: { type: 'git', url: 'git+https://example.org/quays.git' },
    }),
    says: () => [
      'package.json > homepage: is "https://example.org/quays"; set it to "https://example.org/quays/tree/main/packages/harbour#readme"',
      'package.json > bugs: is missing; set it to "https://example.org/quays/issues"',
      'package.json > repository: is {"type":"git","url":"git+https://example.org/quays.git"}; set it to {"type":"git","url":"git+https://example.org/quays.git","directory":"packages/harbour"}',
    ],
  },
  {
    name: 'fields that installers and bundlers go by',
    change: fields({ sideEffects: undefined, engines: { node: '>=20' }, publishConfig: {} }),
    says: () => [
      'package.json > sideEffects: is missing; set it to false',
      'package.json > engines: is {"node":">=20"}; set it to {"node":"^20.19.0 || >=22.12.0"}',
      'package.json > publishConfig: is missing; set it to {"access":"public","provenance":true}',
    ],
  },
  {
    name: 'the sandbox, where it says that it runs on a Node without SQLite',
    change: sandbox,
    says: () => [
      'package.json > engines: is {"node":"^20.19.0 || >=22.12.0"}; set it to {"node":">=22.13.0"}',
    ],
  },
  {
    name: 'a script that runs at the install',
    change: fields({ scripts: { build: 'tsc', postinstall: 'node dist/index.js' } }),
    says: () => [
      'package.json > scripts > postinstall: runs on the machine of who installs the package; do in the build what it does, and take it out',
    ],
  },
  {
    name: 'dependencies that are no ranges, or the wrong ones',
    change: fields({
      dependencies: { '@countersign/quay': 'workspace:^', zod: '4.6.7', ajv: '>=8', pg: '~8.1.0' },
      peerDependencies: { express: '*' },
    }),
    says: () => [
      'package.json > dependencies > @countersign/quay: is "^1.2.3"; it has to be "1.2.3"; write "workspace:*", of which packing makes that',
      `package.json > dependencies > zod: is "4.6.7"; ${someRange}`,
      `package.json > dependencies > ajv: is ">=8"; ${someRange}`,
      `package.json > peerDependencies > express: is "*"; ${someRange}`,
    ],
  },
  {
    name: 'a dependency that is on this machine alone',
    change: fields({ dependencies: { zod: 'file:../zod' } }),
    says: () => [
      `package.json > dependencies > zod: is "file:../zod"; ${someRange}`,
      'package.json > dependencies > zod: The "zod" dependency references "file:../zod" that will likely not work when installed by end-users; see https://publint.dev/rules#local_dependency',
    ],
  },
];

it.each(cases)('tells of $name', async (broken) => {
  const { ran, expected } = await outcome(broken);
  expect(ran).toEqual(expected);
});
