import { prepareImports } from '../client/imports.ts';
import type { Consumer } from '../client/consumers.ts';
import type { FreshCase, Goal, Suite } from '../suite.ts';

const quickEnough: Goal = { atMost: 1.5 };

/** How long a process that has just begun waits for a client. */
export const clientImport: Suite = {
  about:
    'How long `import` of the program that sends one envelope takes in a process that has just begun: what a command or a function in the cloud waits for at its start. Nothing is bundled; each client is as it lies in `node_modules`.',
  cases: {
    byArea: importing(
      'the program, our client imported from its area',
      'ours-by-area',
      quickEnough,
    ),
    byResource: importing(
      'the program, our client imported from its resource',
      'ours-by-resource',
      quickEnough,
    ),
    official: importing('the program, the official client', 'official'),
  },
};

function importing(what: string, name: Consumer, goal?: Goal): FreshCase {
  return {
    what,
    reference: 'the program with openapi-fetch',
    measure: 'import time',
    ...(goal !== undefined && { goal }),
    fresh: () => prepareImports(name, 'openapi-fetch'),
  };
}
