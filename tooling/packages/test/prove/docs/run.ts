import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, run, type Ran } from '@countersign/packages';
import { afterAll } from 'vitest';

/**
 * Creates a folder for examples, removed after the tests of a file. Our packages are linked into it
 * as if installed; those of others are found in this workspace.
 */
export function exampleFolder(): string {
  const folder = mkdtempSync(path.resolve(import.meta.dirname, '../../../.scratch-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'node_modules/@countersign'), { recursive: true });
  for (const one of publishedPackages())
    symlinkSync(one.folder, path.join(folder, 'node_modules', one.name), 'junction');
  return folder;
}

/** Variables for examples: this Node before any other, and no proxy before the servers. */
export function environment(folder: string): Record<string, string | undefined> {
  const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'all_proxy'];
  return {
    ...Object.fromEntries(proxies.map((name) => [name, undefined])),
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
    XDG_CACHE_HOME: folder,
  };
}

/** Writes a program into the folder, and runs it with this Node. */
export function runProgram(folder: string, name: string, code: string): Promise<Ran> {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return run(process.execPath, [file], { folder, environment: environment(folder) });
}
