import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault.ts';
import type { Subject } from './subject.ts';
import { isScript, targetsOf } from './targets.ts';

// Our packages are ES modules. `require()` takes these from Node 20.19 on, and TypeScript knows so
// since 5.8 alone; and the resolution of before `exports` was (`node10`) cannot see our entries.
// The profile leaves both out, and looks at what Node resolves for an import and what a bundler does.
const profile = 'esm-only';
const outOfScope = new Set(['node10', 'node16-cjs']);

const program = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json'))),
  'dist/index.js',
);

interface Problem {
  kind: string;
  entrypoint?: string;
  resolutionKind?: string;
  fileName?: string;
  typesFileName?: string;
  moduleSpecifier?: string;
}

interface Analysis {
  /** What kind of types the package has; `false` where it has none. */
  types: unknown;
  problems?: Problem[];
}

/** What are-the-types-wrong says of the tarball. A package of data alone has no types to be wrong. */
export function typesFaults({ tarball }: Subject): Fault[] {
  const targets = targetsOf(tarball);
  if (!targets.some(({ pattern }) => isScript(pattern))) return [];
  // Of itself it leaves out what has a star; one file stands for the others.
  const examples = targets.flatMap(({ pattern, files }) =>
    pattern.includes('*') ? files.slice(0, 1).map((file) => file.subpath) : [],
  );
  const options = ['--profile', profile, '--format', 'json'];
  const included = examples.length > 0 ? ['--include-entrypoints', ...new Set(examples)] : [];
  // What is neither a script nor JSON no compiler resolves: it is there for other readers.
  const data = targets.filter(({ pattern }) => !/(?:[jt]s|\.json)$/.test(pattern));
  const excluded =
    data.length > 0 ? ['--exclude-entrypoints', ...data.map(({ subpath }) => subpath)] : [];
  const { types, problems = [] } = analyse(tarball.file, [...options, ...included, ...excluded]);
  if (types === false) {
    return [
      {
        where: 'package.json > exports',
        what: 'there is JavaScript and not one declaration file',
        remedy: 'have the build write .d.ts files, and name them under "types"',
      },
    ];
  }
  // The answer holds them all, those too that the profile leaves out.
  const inScope = problems.filter(({ resolutionKind = '' }) => !outOfScope.has(resolutionKind));
  // It tells of one line of a file once for each way to resolve it.
  return [...new Map(inScope.map(faultOf).map((fault) => [JSON.stringify(fault), fault])).values()];
}

/**
 * Runs it. What it says goes into a file, because it ends without waiting for a pipe to take it all.
 * @throws where it could not look at the tarball
 */
function analyse(tarball: string, options: string[]): Analysis {
  const folder = path.dirname(tarball);
  const answer = path.join(folder, 'types.json');
  const stdout = openSync(answer, 'w');
  const { status, stderr } = spawnSync(process.execPath, [program, tarball, ...options], {
    // There is no settings file of its there.
    cwd: folder,
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(stdout);
  if (status !== 0 && status !== 1) {
    throw new Error(`are-the-types-wrong ended with ${status}:\n${stderr}`);
  }
  const { analysis }: { analysis: Analysis } = JSON.parse(readFileSync(answer, 'utf8'));
  return analysis;
}

function faultOf(problem: Problem): Fault {
  const { kind, entrypoint, resolutionKind, fileName, typesFileName, moduleSpecifier } = problem;
  const file = (fileName ?? typesFileName)?.replace(/^\/node_modules\/(?:@[^/]+\/)?[^/]+\//, '');
  const details = resolutionKind ?? moduleSpecifier;
  return {
    where: entrypoint === undefined ? `${file}` : `package.json > exports > ${entrypoint}`,
    what: `are-the-types-wrong finds ${kind}${details === undefined ? '' : ` (${details})`}`,
    remedy: `see https://github.com/arethetypeswrong/arethetypeswrong.github.io/blob/main/docs/problems/${kind}.md`,
  };
}
