import { execFileSync } from 'node:child_process';

/** The resident set of a process, in bytes, by `ps`, or by PowerShell on Windows. */
export function residentOf(pid: number): number {
  if (process.platform === 'win32') {
    const words = ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).WorkingSet64`];
    return Number(execFileSync('powershell', words, { encoding: 'utf8' }));
  }
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}
