import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('import-child.ts', import.meta.url));

/** The milliseconds that a process that has just begun takes for the import of modules, by their addresses. */
export function importTime(addresses: readonly string[]): number {
  return Number(execFileSync(process.execPath, [child, ...addresses], { encoding: 'utf8' }));
}
