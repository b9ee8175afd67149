import { splitList } from './split-list.ts';
import { requireFolder, readText } from '../config/files.ts';
import type { RateLimitOptions } from '../mock.ts';
import type { StartOptions, TlsFiles } from '../server/options.ts';
import { readBaseUri } from '../oauth/base-uri.ts';
import type { ServerFlag } from './flags.ts';
import type { CommandArguments } from './read-arguments.ts';
import { atFlag, UsageError } from './usage-error.ts';
import { readPort } from './read-port.ts';
import { rereadable } from '../config/reread.ts';

/**
 * Reads the options from the flags and, for those left open, from the environment.
 * @param areas the names of the areas that exist
 * @throws UsageError for the first invalid value
 */
export function readOptions(
  args: CommandArguments<ServerFlag>,
  environment: NodeJS.ProcessEnv,
  areas: readonly string[],
): StartOptions {
  return { ...serving(args, environment), ...answering(args, areas) };
}

/** Reads the options of the server itself: address, HTTPS, CORS, log and the like. */
function serving(args: CommandArguments<ServerFlag>, environment: NodeJS.ProcessEnv): StartOptions {
  const port = args.value('port') ?? environment.PORT;
  const host = args.value('host') ?? environment.HOST;
  const hostnames = args.value('hostnames') ?? environment.HOSTNAMES;
  const https = readTls(args);
  const cors = readCors(args);
  const drain = args.value('drain');
  const log = args.value('log');
  const reference = args.value('reference');
  return {
    ...(port !== undefined && { port: readPort(port) }),
    ...(host !== undefined && { host }),
    ...(hostnames !== undefined && { hostnames: splitList(hostnames) }),
    ...(https !== undefined && { https }),
    ...(cors !== undefined && { cors }),
    ...(drain !== undefined && { drain: readCount('--drain', drain) }),
    ...(log !== undefined && { log }),
    ...(reference !== undefined && {
      reference: atFlag('reference', () => requireFolder(reference)),
    }),
  };
}

/** Reads the options that decide how the mock answers. */
function answering(args: CommandArguments<ServerFlag>, known: readonly string[]): StartOptions {
  const areas = args.value('areas');
  const baseUri = args.value('base-uri');
  const seed = args.value('seed');
  const remember = args.value('remember');
  const rateLimit = args.value('rate-limit');
  return {
    ...(areas !== undefined && { areas: readAreas(areas, known) }),
    ...(baseUri !== undefined && { baseUri: atFlag('base-uri', () => readBaseUri(baseUri)) }),
    ...(args.has('no-auth') && { auth: false }),
    ...(args.has('strict') && { strict: true }),
    ...(args.has('dynamic') && { dynamic: true }),
    ...(args.has('plain') && { plain: true }),
    ...(seed !== undefined && { seed }),
    ...(remember !== undefined && { remember: readCount('--remember', remember) }),
    ...(rateLimit !== undefined && { rateLimit: readRateLimit(rateLimit) }),
  };
}

function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new UsageError(`${name}: expected a whole number, got ${JSON.stringify(text)}`);
  return Number(text);
}

function readRateLimit(text: string): RateLimitOptions {
  const [, limit, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text) ?? [];
  if (limit === undefined || seconds === undefined)
    throw new UsageError(
      `--rate-limit: expected CALLS/SECONDS such as 1000/3600, got ${JSON.stringify(text)}`,
    );
  return { limit: Number(limit), seconds: Number(seconds) };
}

function readAreas(text: string, known: readonly string[]): string[] {
  const areas = splitList(text);
  for (const area of areas)
    if (!known.includes(area))
      throw new UsageError(
        `--areas: unknown area ${JSON.stringify(area)}; available: ${known.join(', ')}`,
      );
  return areas;
}

function readCors(args: CommandArguments<ServerFlag>): readonly string[] | false | undefined {
  const origins = args.value('cors');
  if (args.has('no-cors')) {
    if (origins === undefined) return false;
    throw new UsageError('--cors and --no-cors cannot be used together');
  }
  return origins === undefined ? undefined : splitList(origins);
}

/** Reads the HTTPS options from the flags; a certificate and its key must come together. */
function readTls(args: CommandArguments<ServerFlag>): TlsFiles | true | undefined {
  const certificate = args.value('certificate');
  const key = args.value('key');
  if (certificate !== undefined && key !== undefined) {
    const read = () => ({
      certificate: atFlag('certificate', () => readText(certificate)),
      key: atFlag('key', () => readText(key)),
    });
    return rereadable(read(), read);
  }
  if (certificate !== undefined) throw new UsageError('--certificate requires --key');
  if (key !== undefined) throw new UsageError('--key requires --certificate');
  return args.has('https') ? true : undefined;
}
