import type { Checking, Program } from '../client/programs.ts';
import { fresh } from '../measure/in-turn.ts';
import type { Goal, RatioRow, Suite } from '../suite.ts';

const quickEnough: Goal = { atMost: 1.5 };

/** How long a new process waits for a client. */
export const clientImport: Suite = {
  about:
    'How long a new process takes to `import` the program that sends one envelope. Commands and cloud functions wait this long when they start. Nothing is bundled; each client is loaded from `node_modules`.',
  rows: {
    byArea: importing('our client imported from its area', 'ours-by-area', quickEnough),
    byResource: importing('our client imported from its resource', 'ours-by-resource', quickEnough),
    official: importing('the official client', 'official'),
  },
};

function importing(client: string, name: Program, goal?: Goal): RatioRow {
  const reference = 'the program with openapi-fetch';
  const label = {
    what: `the program, ${client}`,
    reference,
    measure: 'import time',
    goal,
  } as const;
  return fresh(label, async (stage) =>
    (await import('../client/programs.ts')).compareImports(stage, name),
  );
}

/** What TypeScript needs for a program that uses a client. */
export const clientTypes: Suite = {
  about:
    'How long TypeScript takes to check the program that sends one envelope, and nothing else. The reference is the same program with openapi-fetch and the types that openapi-typescript generates from the same contract with its default options. TypeScript 7 is the native compiler; TypeScript 6 is the last version before it. With `skipLibCheck`, which most projects set, the declarations of packages are read but not checked.',
  rows: {
    byArea: checking('ours-by-area', 'typescript-7', true),
    byResource: checking('ours-by-resource', 'typescript-7', true),
    byAreaSix: checking('ours-by-area', 'typescript', true),
    byResourceSix: checking('ours-by-resource', 'typescript', true),
    byAreaAll: checking('ours-by-area', 'typescript-7', false),
    byResourceAll: checking('ours-by-resource', 'typescript-7', false),
    byAreaAllSix: checking('ours-by-area', 'typescript', false),
    byResourceAllSix: checking('ours-by-resource', 'typescript', false),
  },
};

function checking(name: Program, compiler: Checking['compiler'], skipLibCheck: boolean): RatioRow {
  const from = name === 'ours-by-area' ? 'its area' : 'its resource';
  const version = compiler === 'typescript-7' ? 'TypeScript 7' : 'TypeScript 6';
  const options = `${skipLibCheck ? 'with' : 'without'} \`skipLibCheck\``;
  const what = `our client imported from ${from}, ${version}, ${options}`;
  const goal = skipLibCheck ? quickEnough : undefined;
  const reference = 'openapi-fetch, openapi-typescript';
  return fresh({ what, reference, measure: 'check time', goal }, async (stage) => {
    const { compareChecks } = await import('../client/programs.ts');
    return compareChecks(stage, name, { compiler, skipLibCheck });
  });
}
