import { execFileSync } from 'node:child_process';

/**
 * Ends a server that outlives the shell that started it.
 * @param group the process that leads the group that both are in
 * @param port where it listens; Windows, which has no such groups, finds it by that
 */
export function endServer(group: number | undefined, port: string): void {
  if (process.platform !== 'win32') {
    if (group !== undefined) process.kill(-group);
    return;
  }
  const listening = `(Get-NetTCPConnection -State Listen -LocalPort ${port}).OwningProcess`;
  execFileSync('powershell', ['-NoProfile', '-Command', `Stop-Process -Force -Id ${listening}`]);
}
