import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

// A key is one with its text: to name the line that a key begins with, as what reads keys does, is
// no secret. In JSON and in code the end of that line is written `\n`.
const kinds: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: 'a private key',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\s|\\[nr])+[A-Za-z0-9+/]{16}/,
  },
  { kind: 'a login of a registry', pattern: /_(?:authToken|auth|password)\s*=\s*[^\s=]/ },
  { kind: 'a token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  {
    kind: 'a token of GitHub',
    pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}/,
  },
];

/** What nobody may read stays out, and is not repeated in what is printed. */
export function secrets({ tarball }: Subject): Fault[] {
  return tarball.files.flatMap(({ path: file }) => {
    const text = tarball.read(file) ?? '';
    return kinds
      .filter(({ pattern }) => pattern.test(text))
      .map(({ kind }) => ({
        where: file,
        what: `holds what looks like ${kind}`,
        remedy: 'take it out, and have it withdrawn if it was ever in use',
      }));
  });
}
