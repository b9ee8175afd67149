import { startMock } from '../server/start.ts';
import type { Flag } from './flags.ts';
import { run } from './run.ts';
import type { CommandInput } from './run-command.ts';

/** Starts the mock as the command line says. */
export function runMock<Own extends Flag>({ options, config }: CommandInput<Own>): Promise<void> {
  return run({
    start: startMock,
    options: { ...config?.options, ...options },
    config: config?.file,
  });
}
