import { execFileSync } from 'node:child_process';
import { arch, cpus, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readResult, type Result, type SuiteResult } from './results.ts';
import type { Suite } from './suite.ts';

const child = fileURLToPath(new URL('case-child.ts', import.meta.url));

export interface RunOptions {
  /** Whether the cases that take minutes are measured too. */
  long: boolean;
  /** Gets each result as it comes. */
  tell: (result: Result) => void;
}

/** Measures every case of a suite, one after the other, each in a process of its own. */
export function run(name: string, suite: Suite, { long, tell }: RunOptions): SuiteResult {
  const cases: Record<string, Result> = {};
  for (const [id, one] of Object.entries(suite.cases)) {
    if (one.long === true && !long) continue;
    const output = execFileSync(process.execPath, [child, name, id], { encoding: 'utf8' });
    const result = readResult(output);
    cases[id] = result;
    tell(result);
  }
  return {
    about: suite.about,
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpus: cpus().length,
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      system: `${platform()} ${arch()}`,
      node: process.versions.node,
    },
    cases,
  };
}
