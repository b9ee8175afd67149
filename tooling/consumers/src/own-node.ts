import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the Node that this machine has, which is beside its npm. The first `node` of the path may
 * be another: that of this repository.
 * @throws where there is none
 */
export function ownNode(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const names = process.platform === 'win32' ? ['npm.cmd', 'node.exe'] : ['npm', 'node'];
  const folder = folders.find((one) => names.every((name) => existsSync(path.join(one, name))));
  const [, node = ''] = names;
  if (folder === undefined) {
    throw new Error(`no folder of the PATH has both npm and node; install Node with its npm`);
  }
  const found = path.join(folder, node);
  // A stand-in that picks a release says here which one it is.
  return execFileSync(found, ['-p', 'process.execPath'], { encoding: 'utf8' }).trim();
}
