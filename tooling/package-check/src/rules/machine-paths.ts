import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** What is built is the same wherever it is built, and tells nobody who built it. */
export function machinePaths({ tarball, repository }: Subject): Fault[] {
  const folders = [repository, homedir()]
    // A user without a home has the root for it, which every path begins with.
    .filter((folder) => path.dirname(folder) !== folder)
    .map((folder) => ({ folder, forms: formsOf(folder) }));
  return tarball.files.flatMap(({ path: file }) => {
    const text = tarball.read(file) ?? '';
    const named = folders.find(({ forms }) => forms.some((form) => begins(text, form)));
    if (named === undefined) return [];
    return [
      {
        where: file,
        what: `names the folder ${named.folder} of this machine`,
        remedy: 'have the build write paths that are relative to the package',
      },
    ];
  });
}

/** A folder in each way that it is written: as it is, in JSON, and in a URL. */
function formsOf(folder: string): string[] {
  const plain = path.join(folder, path.sep);
  const json = JSON.stringify(plain).slice(1, -1);
  return [...new Set([plain, json, pathToFileURL(plain).pathname])];
}

/** `https://host/home/me/` is a page, and `./root/` a path inside of something. */
function begins(text: string, form: string): boolean {
  const before = text.split(form).slice(0, -1);
  return before.some((part) => !/[\w.*-]$/.test(part));
}
