import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A release of Node. */
export interface Runtime {
  version: string;
  /** The path of its executable. */
  node: string;
}

const program = process.platform === 'win32' ? 'node.exe' : 'node';

const oldest = installed('node-20');
const oldestOfNext = installed('node-22');
const ours = readRuntime(process.execPath);
const latest = installed('node-latest');

/**
 * The releases of Node that the packages are tested with, oldest first: the oldest supported one,
 * the oldest of the next line, the one that the tools of this repository run on, and the latest.
 */
export const runtimes: Runtime[] = [oldest, oldestOfNext, ours, latest];

/** The releases that the sandbox is tested with, oldest first: it needs Node's own SQLite. */
export const withSqlite: Runtime[] = [installed('node-22-sqlite'), ours, latest];

/** The releases that have no SQLite without a flag. */
export const withoutSqlite: Runtime[] = [oldest, oldestOfNext];

/** Finds a release by its name in package.json. Only this workspace depends on them: each has a command `node`. */
function installed(name: string): Runtime {
  return readRuntime(path.resolve(import.meta.dirname, '../node_modules', name, 'bin', program));
}

function readRuntime(node: string): Runtime {
  const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  return { version, node };
}
