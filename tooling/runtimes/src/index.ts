import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A release of Node. */
export interface Runtime {
  version: string;
  /** The program itself. */
  node: string;
}

// They are of a workspace of their own, so that nothing runs on one of them by its name alone.
const names = ['node-20', 'node-22', 'node-latest'];

const program = process.platform === 'win32' ? 'node.exe' : 'node';

const others = names.map((name) =>
  path.resolve(import.meta.dirname, '../node_modules', name, 'bin', program),
);

/**
 * Every line of Node that the packages are held against, oldest first: the oldest that the packages
 * name, the oldest of the line after it, the one that all tools here run on, and the latest.
 */
export const runtimes: Runtime[] = [
  ...others.slice(0, 2),
  process.execPath,
  ...others.slice(2),
].map((node) => ({
  version: execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(),
  node,
}));
