// Loaded first, on any Node: nothing here may need a newer one.
import { isBuiltin } from 'node:module';

/** Explains why this version of Node is too old for the sandbox; undefined if it is not. */
export function problemOfNode(): string | undefined {
  if (isBuiltin('node:sqlite')) return undefined;
  return `the sandbox needs Node 22.13 or newer, since it keeps state in Node's own SQLite, and this is ${process.version}; the mock, which keeps none, runs on Node 20.19: npx @countersign/mock`;
}

/** @throws Error where this Node is too old for the sandbox */
export function requireNode(): void {
  const problem = problemOfNode();
  if (problem !== undefined) throw new Error(problem);
}
