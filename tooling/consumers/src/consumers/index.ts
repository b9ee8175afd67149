import type { Consumer } from '../consumer.ts';
import { browserConsumers } from './browser.ts';
import { bundlerConsumers } from './bundlers.ts';
import { hostConsumers } from './hosts.ts';
import { mockConsumers } from './mock.ts';
import { nodeConsumers } from './node.ts';
import { otherConsumers } from './other-runtimes.ts';
import { programConsumers } from './programs.ts';
import { sandboxConsumers } from './sandbox.ts';
import { typescriptConsumers } from './typescript.ts';
import { workerConsumers } from './worker.ts';

/** Every way of using the packages that is held to work. */
export const consumers: readonly Consumer[] = [
  ...mockConsumers,
  ...sandboxConsumers,
  ...programConsumers,
  ...hostConsumers,
  ...nodeConsumers,
  ...typescriptConsumers,
  ...bundlerConsumers,
  ...workerConsumers,
  ...browserConsumers,
  ...otherConsumers,
];
