import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Tarball } from '../tarballs/tarball.ts';

/** Runs publint on a tarball. Its suggestions are problems, too. */
export async function runPublint(tarball: Tarball): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(tarball.file));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((one) => `publint: ${formatMessage(one, pkg, { color: false }) ?? one.code}`);
}

const attw = fileURLToPath(
  new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
);

/**
 * Runs are-the-types-wrong on a tarball, for ES modules alone: other profiles do not know that
 * `require()` takes these since Node 20.19.
 * @param folder its `.attw.json` names entries to add, as those with a star, and to leave out
 * @returns the report if there is a problem
 */
export function runTypesCheck({ file, manifest }: Tarball, folder: string): string[] {
  // A package of data has no types.
  if (!JSON.stringify(manifest['exports']).includes('.js"')) return [];
  // It exits before a pipe has taken all of its output, so that goes into a file.
  const report = `${file}.txt`;
  const output = openSync(report, 'w');
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  const { status } = spawnSync(process.execPath, [attw, file, ...options], {
    cwd: folder,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const text = readFileSync(report, 'utf8');
  // It has nothing against a package without any types.
  return status === 0 && !text.includes('does not contain types') ? [] : [text];
}
