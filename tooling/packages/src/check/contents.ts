import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tarball } from '../tarballs/tarball.ts';

/** Files that only the repository needs, by their path. */
const foreign: readonly [RegExp, string][] = [
  [/(?:^|\/)(?:tests?|__tests__)\/|\.(?:test|spec|test-d)\.[^/]+$/, 'a test'],
  [/^(?:src|scripts)\/|(?<!\.d)\.[cm]?tsx?$/, 'a source'],
  // Sources are not published, so a map would lead nowhere.
  [/\.map$/, 'a source map'],
  [
    /\.tsbuildinfo$|(?:^|\/)(?:tsconfig[^/]*|typedoc|turbo)\.json$|\.config\.[cm]?[jt]s$/,
    'a file of a tool',
  ],
  [
    /(?:^|\/)(?:node_modules|reports|coverage)\/|(?:^|\/)\.|\.(?:log|tgz|orig|swp)$|~$/,
    'a leftover',
  ],
];

/** Secrets by their form. A private key needs its text; the first line alone is not a secret. */
const secrets: readonly [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\s|\\[nr])+[A-Za-z0-9+/]{16}/, 'a private key'],
  [/(?<!\w)_(?:authToken|auth|password)\s*=\s*[^\s=]/, 'a login of a registry'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a token of npm'],
  [/\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}/, 'a token of GitHub'],
];

/**
 * Checks the files of a tarball: none that only the repository needs, no secrets, and no paths of this
 * machine.
 */
export function checkContents(tarball: Tarball, repository: string): string[] {
  // In a container the home may be the root folder, which every path begins with.
  const folders = [repository, homedir()].filter((folder) => path.dirname(folder) !== folder);
  return tarball.files.flatMap(({ path: file }) => {
    const text = tarball.read(file) ?? '';
    const kind = foreign.find(([pattern]) => pattern.test(file))?.[1];
    const folder = folders.find((one) => mentions(text, one));
    return [
      ...(kind === undefined ? [] : [`is ${kind}; exclude it by "files" in package.json`]),
      ...(folder === undefined ? [] : [`contains the path ${folder} of this machine`]),
      // The secret itself is not printed.
      ...secrets
        .filter(([pattern]) => pattern.test(text))
        .map(
          ([, secret]) =>
            `contains what looks like ${secret}; remove it, and revoke it if it was in use`,
        ),
    ].map((problem) => `${file} ${problem}`);
  });
}

function mentions(text: string, folder: string): boolean {
  const plain = path.join(folder, path.sep);
  const forms = new Set([plain, JSON.stringify(plain).slice(1, -1), pathToFileURL(plain).pathname]);
  // `https://host/home/me/` is an address, and `./root/` a relative path.
  return [...forms].some((form) =>
    text
      .split(form)
      .slice(0, -1)
      .some((before) => !/[\w.*-]$/.test(before)),
  );
}
