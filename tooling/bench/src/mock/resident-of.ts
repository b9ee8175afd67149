import { execFileSync } from 'node:child_process';

/** The resident set of a process, in bytes; macOS and Linux have `ps`. */
export function residentOf(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}
