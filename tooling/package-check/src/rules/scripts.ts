import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** Installers run the first three for a package of a registry, and the others for one of a repository. */
const onInstall = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
];

/** Nothing of ours runs while it is installed. */
export function scripts({ tarball }: Subject): Fault[] {
  const { scripts: stated = {} } = tarball.manifest;
  return onInstall
    .filter((name) => name in stated)
    .map((name) => ({
      where: `package.json > scripts > ${name}`,
      what: 'runs on the machine of who installs the package',
      remedy: 'do in the build what it does, and take it out',
    }));
}
