import { startMock } from '../mock/start-mock.ts';
import type { Flag } from '../core/cli/flags.ts';
import { run } from '../core/cli/run.ts';
import { collectOldEarly } from '../core/cli/tune-heap.ts';
import type { CommandInput } from '../core/cli/run-command.ts';

/** Starts the mock as the command line says. */
export function runMock<Own extends Flag>({ options, config }: CommandInput<Own>): Promise<void> {
  collectOldEarly('mock');
  return run({
    start: startMock,
    options: { ...config?.options, ...options },
    config: config?.file,
  });
}
