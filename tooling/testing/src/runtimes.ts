import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A release of Node. */
export interface Runtime {
  version: string;
  /** The program itself. */
  node: string;
}

const program = process.platform === 'win32' ? 'node.exe' : 'node';

const oldest = installed('node-20');
const oldestOfNext = installed('node-22');
const ours = readRuntime(process.execPath);
const latest = installed('node-latest');

/**
 * Every line of Node that the packages are held against, oldest first: the oldest that the packages
 * name, the oldest of the line after it, the one that all tools here run on, and the latest.
 */
export const runtimes: Runtime[] = [oldest, oldestOfNext, ours, latest];

/** Those that the sandbox is held against, since it needs Node's own SQLite, oldest first. */
export const withSqlite: Runtime[] = [installed('node-22-sqlite'), ours, latest];

/** Those of the packages that have no SQLite unless a flag asks for it. */
export const withoutSqlite: Runtime[] = [oldest, oldestOfNext];

/** A release by its name in package.json. No other workspace has them: each brings a command `node`. */
function installed(name: string): Runtime {
  return readRuntime(path.resolve(import.meta.dirname, '../node_modules', name, 'bin', program));
}

function readRuntime(node: string): Runtime {
  const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  return { version, node };
}
