import { startMock } from '../server/start.ts';
import type { Flag } from './flags.ts';
import { run } from './run.ts';
import type { Given } from './run-command.ts';

/** Starts the mock as the command line says. */
export function runMock<Own extends Flag>({ options, config }: Given<Own>): Promise<void> {
  return run({
    start: startMock,
    options: { ...config?.options, ...options },
    config: config?.file,
  });
}
