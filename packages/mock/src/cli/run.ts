import { examplePath } from '../engine/example-path.ts';
import { servedAreas, servedContract } from '../engine/served-contract.ts';
import type { StartOptions } from '../server/options.ts';
import { startMock } from '../server/start.ts';
import { banner } from './banner.ts';
import type { FoundConfig } from './find-config.ts';
import { listenError } from './listen-error.ts';
import { endOnSignal } from './signals.ts';
import { UsageError } from './usage-error.ts';

/** What is so where neither a flag, the environment nor a config file says something else. */
const usual: StartOptions = { port: 4010, host: '127.0.0.1' };

/**
 * Starts the server, says so, and ends it when the process is told to end.
 * @throws UsageError where the server cannot listen
 */
export async function run(said: StartOptions, config: FoundConfig | undefined): Promise<void> {
  const options = { ...usual, ...config?.options, ...said };
  const mock = await startMock(options).catch((error: unknown) => {
    const reason = listenError(error, options);
    throw reason === undefined ? error : new UsageError(reason);
  });
  endOnSignal(() => mock.close());
  const contract = servedContract(options.areas);
  const text = banner({
    mock,
    areas: servedAreas(contract),
    options,
    ...(config !== undefined && { config: config.file }),
    path: examplePath(contract),
  });
  // Where the log goes to standard output, nothing else does, so that it stays lines of JSON.
  const output = options.log === '-' ? process.stderr : process.stdout;
  output.write(text);
}
