import { setTimeout as wait } from 'node:timers/promises';
import { examplePath } from '../engine/example-path.ts';
import { servedAreas, servedContract } from '../engine/served-contract.ts';
import type { RunningMock, StartOptions } from '../server/options.ts';
import { banner, type BannerFacts } from './banner.ts';
import { listenError } from './listen-error.ts';
import { findReader } from '../config/reread.ts';
import { endOnSignal, onHangUp } from './signals.ts';
import { UsageError } from './usage-error.ts';

/** The address to listen on unless flags, the environment or a config file set another. */
const defaults: StartOptions = { port: 4010, host: '127.0.0.1' };

/** A server that is started from the command line. */
export interface StartSettings<Options extends StartOptions> {
  start(options: Options): Promise<RunningMock>;
  options: Options;
  /** The config file that was read. */
  config: string | undefined;
  /** Additional facts for the banner, once the address is known. */
  facts?(url: string): Promise<Partial<Pick<BannerFacts, 'token' | 'path' | 'more'>>>;
}

/**
 * Starts a server, prints the banner, and ends the server on the signals that end the process.
 * @throws UsageError where the server cannot listen
 */
export async function run<Options extends StartOptions>(
  starting: StartSettings<Options>,
): Promise<void> {
  const { start, config, facts } = starting;
  const options = { ...defaults, ...starting.options };
  const { drain = 0 } = options;
  const running = await start(options).catch((error: unknown) => {
    const reason = listenError(error, options);
    throw reason === undefined ? error : new UsageError(reason);
  });
  endOnSignal(async (signal) => {
    // Ctrl-C ends at once; only SIGTERM waits for balancers.
    if (signal === 'SIGTERM' && drain > 0) {
      running.drain();
      await wait(drain * 1000);
    }
    await running.close();
  });
  const read = findReader(options.https);
  if (read !== undefined)
    onHangUp(() => {
      running.replaceCertificate(read());
      process.stderr.write('countersign: the certificate was read again\n');
    });
  const contract = servedContract(options.areas);
  const text = banner({
    mock: running,
    areas: servedAreas(contract),
    options,
    ...(config !== undefined && { config }),
    path: examplePath(contract),
    ...(await facts?.(running.url)),
  });
  // A log on standard output must stay lines of JSON, so everything else goes to standard error.
  const output = options.log === '-' ? process.stderr : process.stdout;
  output.write(text);
}
