import { examplePath } from '../engine/example-path.js';
import { servedAreas, servedContract } from '../engine/served-contract.js';
import type { StartOptions } from '../server/options.js';
import { startMock } from '../server/start.js';
import { banner } from './banner.js';
import type { FoundConfig } from './find-config.js';
import { listenError } from './listen-error.js';
import { endOnSignal } from './signals.js';
import { UsageError } from './usage-error.js';

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
