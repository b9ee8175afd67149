import { execFileSync } from 'node:child_process';

const script = `const start = performance.now();
for (const url of process.argv.slice(1)) await import(url);
process.stdout.write(String(performance.now() - start));`;

/** Measures how many milliseconds a new process takes to import modules, given by their URLs. */
export function importTime(urls: readonly string[]): number {
  const args = ['--input-type=module', '--eval', script, ...urls];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
