import { requireFolder } from '../config/files.ts';
import type { RateLimitOptions } from '../mock.ts';
import type { StartOptions } from '../server/options.ts';
import type { ServerFlag } from './flags.ts';
import type { Words } from './read-words.ts';
import { readTls } from './tls.ts';
import { atFlag, UsageError } from './usage-error.ts';

/**
 * The options that flags and, where they leave something open, the environment give.
 * @param areas the names of the areas that exist
 * @throws UsageError at the first thing that makes no sense
 */
export function readOptions(
  words: Words<ServerFlag>,
  environment: NodeJS.ProcessEnv,
  areas: readonly string[],
): StartOptions {
  return { ...serving(words, environment), ...answering(words, areas) };
}

/** How and where the server runs. */
function serving(words: Words<ServerFlag>, environment: NodeJS.ProcessEnv): StartOptions {
  const port = words.value('port') ?? environment.PORT;
  const host = words.value('host') ?? environment.HOST;
  const hostnames = words.value('hostnames') ?? environment.HOSTNAMES;
  const https = readTls(words);
  const cors = readCors(words);
  const log = words.value('log');
  const reference = words.value('reference');
  return {
    ...(port !== undefined && { port: readPort(port) }),
    ...(host !== undefined && { host }),
    ...(hostnames !== undefined && { hostnames: listOf(hostnames) }),
    ...(https !== undefined && { https }),
    ...(cors !== undefined && { cors }),
    ...(log !== undefined && { log }),
    ...(reference !== undefined && {
      reference: atFlag('reference', () => requireFolder(reference)),
    }),
  };
}

/** How the mock answers. */
function answering(words: Words<ServerFlag>, known: readonly string[]): StartOptions {
  const areas = words.value('areas');
  const seed = words.value('seed');
  const remember = words.value('remember');
  const rateLimit = words.value('rate-limit');
  return {
    ...(areas !== undefined && { areas: readAreas(areas, known) }),
    ...(words.has('no-auth') && { auth: false }),
    ...(words.has('strict') && { strict: true }),
    ...(words.has('dynamic') && { dynamic: true }),
    ...(words.has('plain') && { plain: true }),
    ...(seed !== undefined && { seed }),
    ...(remember !== undefined && { remember: readCount('--remember', remember) }),
    ...(rateLimit !== undefined && { rateLimit: readRateLimit(rateLimit) }),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`a port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return port;
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
  const areas = listOf(text);
  for (const area of areas)
    if (!known.includes(area))
      throw new UsageError(
        `--areas: unknown area ${JSON.stringify(area)}; available: ${known.join(', ')}`,
      );
  return areas;
}

function readCors(words: Words<ServerFlag>): readonly string[] | false | undefined {
  const origins = words.value('cors');
  if (words.has('no-cors')) {
    if (origins === undefined) return false;
    throw new UsageError('--cors and --no-cors cannot be used together');
  }
  return origins === undefined ? undefined : listOf(origins);
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
