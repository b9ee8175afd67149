import {
  banner,
  endOnSignal,
  examplePath,
  listenError,
  servedAreas,
  servedContract,
  UsageError,
  type StartOptions,
} from '@countersign/mock/extend';
import { startSandbox, type StartSandboxOptions } from '../start-sandbox.ts';
import { StorageError } from '../../state/storage/errors.ts';

/** What is so where neither a flag, the environment nor a config file says something else. */
const usual: StartOptions = { port: 4010, host: '127.0.0.1' };

/**
 * Starts the sandbox, says so, and ends it when the process is told to end.
 * @throws UsageError where the server cannot listen, or the storage cannot be opened
 */
export async function runSandbox(said: StartSandboxOptions, config?: string): Promise<void> {
  const options = { ...usual, ...said };
  const running = await startSandbox(options).catch((error: unknown) => {
    if (error instanceof StorageError) throw new UsageError(error.message);
    const reason = listenError(error, options);
    throw reason === undefined ? error : new UsageError(reason);
  });
  endOnSignal(() => running.close());
  const contract = servedContract(options.areas);
  const { url } = running;
  const text = banner({
    mock: running,
    areas: servedAreas(contract),
    options,
    ...(config !== undefined && { config }),
    path: examplePath(contract),
    token: 'sandbox',
    more: [
      ['Outbox', `${url}/_countersign/views/outbox`],
      ['Control', `${url}/_countersign/control/v1`],
      ['State', stateOf(options)],
    ],
  });
  const output = options.log === '-' ? process.stderr : process.stdout;
  output.write(text);
}

function stateOf({ storage = {} }: StartSandboxOptions): string {
  if (storage.url !== undefined) return `in PostgreSQL at ${new URL(storage.url).host}`;
  return storage.file === undefined ? 'in memory only' : `in ${storage.file}`;
}
