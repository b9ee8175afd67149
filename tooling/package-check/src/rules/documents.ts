import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** The licence that its users have to pass on, and a README that lets them begin. */
export function documents({ tarball, repository }: Subject): Fault[] {
  return [
    ...licence(tarball.read('LICENSE'), repository),
    ...readme(tarball.read('README.md'), tarball.name),
  ];
}

function licence(text: string | undefined, repository: string): Fault[] {
  if (text === readFileSync(path.join(repository, 'LICENSE'), 'utf8')) return [];
  return [
    {
      where: 'LICENSE',
      what: text === undefined ? 'is missing' : 'differs from that of the repository',
      remedy: 'leave it to the packing, which puts that of the repository there',
    },
  ];
}

function readme(text: string | undefined, name: string): Fault[] {
  if (text === undefined) {
    return [{ where: 'README.md', what: 'is missing', remedy: 'write one, with an example' }];
  }
  return needed
    .filter(({ pattern }) => !pattern(name).test(text))
    .map(({ what, remedy }) => ({ where: 'README.md', what, remedy: remedy(name) }));
}

const needed = [
  {
    pattern: () => /^```ts$/m,
    what: 'has no example in TypeScript',
    remedy: () => 'add one of up to 15 lines in ```ts, which the tests of the documentation run',
  },
  {
    pattern: (name: string) => new RegExp(`^npm install (.+ )?${name}( |$)`, 'm'),
    what: 'does not say how the package is installed',
    remedy: (name: string) => `add "npm install ${name}", with what it needs beside`,
  },
];
