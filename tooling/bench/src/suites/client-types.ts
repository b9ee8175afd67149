import type { Checking } from '../client/checks.ts';
import type { Consumer } from '../client/consumers.ts';
import type { FreshCase, Goal, Suite } from '../suite.ts';

const quickEnough: Goal = { atMost: 1.5 };

/** What TypeScript needs for a program that uses a client. */
export const clientTypes: Suite = {
  about:
    'How long TypeScript takes to check the program that sends one envelope, and nothing else. The reference is the same program with openapi-fetch, over what openapi-typescript makes of the same contract with nothing set. TypeScript 7 is the native compiler, 6 the last that is not. With `skipLibCheck` declarations of packages are read and not checked, as most people have it.',
  cases: {
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

function checking(
  name: Consumer,
  compiler: Checking['compiler'],
  skipLibCheck: boolean,
): FreshCase {
  const from = name === 'ours-by-area' ? 'its area' : 'its resource';
  const which = compiler === 'typescript-7' ? 'TypeScript 7' : 'TypeScript 6';
  return {
    what: `our client imported from ${from}, ${which}, ${skipLibCheck ? 'with' : 'without'} \`skipLibCheck\``,
    reference: 'openapi-fetch, openapi-typescript',
    measure: 'check time',
    ...(skipLibCheck && { goal: quickEnough }),
    async fresh() {
      // Loaded where it is needed: there is a whole compiler in it.
      const { prepareChecks } = await import('../client/checks.ts');
      return prepareChecks(name, { compiler, skipLibCheck });
    },
  };
}
