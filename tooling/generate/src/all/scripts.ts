import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hashOf, hashOfFiles, hashOfTools, Kept } from '@countersign/spec-tools/kept';

/**
 * Runs the scripts that generate something of other sources than the specs.
 * @param root the folder of the repository
 * @param check only compare
 * @returns true if all of them succeeded
 */
export function runScripts(root: string, check: boolean): boolean {
  // The lists are made of all handlers, and reading these takes as long as making the lists.
  const lists = run(root, 'packages/sandbox/scripts/generate.ts', check);
  return makeFonts(root, check) && lists;
}

/** Creates the fonts that ship with the sandbox, unless their sources are unchanged. */
function makeFonts(root: string, check: boolean): boolean {
  const kept = new Kept(path.join(root, 'specs'));
  if (kept.find('fonts', hashOfFonts(root)) === true) return true;
  const good = run(root, 'tooling/fonts/src/subset.ts', check);
  if (good) kept.put('fonts', hashOfFonts(root), true);
  return good;
}

/** Computes the hash of the sources of the fonts, and of the fonts. */
function hashOfFonts(root: string): string {
  const source = path.join(root, 'tooling/fonts/src');
  const target = path.join(root, 'packages/sandbox/src/documents/generated/fonts');
  return hashOf(hashOfTools(), hashOfFiles(source, target));
}

function run(root: string, script: string, check: boolean): boolean {
  const args = [path.join(root, script), ...(check ? ['--check'] : [])];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}
