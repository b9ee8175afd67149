import type { RunningMock, StartOptions } from '../server/options.ts';
import type { Served } from '../engine/served-contract.ts';

/** The facts that the banner shows. */
export interface BannerFacts {
  /** The address of the running server, and its certificate if it made one. */
  mock: Pick<RunningMock, 'url' | 'httpsUrl' | 'certificateFile'>;
  areas: readonly Served[];
  options: StartOptions;
  /** The config file that was read. */
  config?: string;
  /** The path of an operation to try. */
  path: string;
  /** A token that is good (any). */
  token?: string;
  /** Further lines, each with its name. */
  more?: readonly [name: string, text: string][];
}

/**
 * Formats the text that the server prints once it listens: the areas and their addresses, and one
 * request to try.
 */
export function banner(facts: BannerFacts): string {
  const { areas, options, path, token = 'any-token' } = facts;
  const { url } = facts.mock;
  const total = areas.reduce((sum, { operations }) => sum + operations, 0);
  const header = options.auth === false ? '' : `-H 'Authorization: Bearer ${token}' `;
  return [
    `Countersign serves ${counted(total, 'operation')} at ${url}, with and without the prefixes /restapi and /management.\n\n`,
    ...listAreas(areas, url),
    '\n',
    ...listPlaces(facts).map(([name, text]) => `  ${name.padEnd(9)}  ${text}\n`),
    `\nTry it:\n  curl ${header}${url}${path}\n\nPress Ctrl-C to stop.\n`,
  ].join('');
}

/** One line for each area, with the base URL for clients that want no other. */
function listAreas(areas: readonly Served[], url: string): string[] {
  const wide = Math.max(...areas.map(({ title }) => title.length));
  return areas.map(
    ({ area, title, operations }) =>
      `  ${title.padEnd(wide)}  ${counted(operations, 'operation').padStart(14)}  ${url}/${area}\n`,
  );
}

function listPlaces({
  mock,
  options,
  config,
  more = [],
}: BannerFacts): [name: string, text: string][] {
  const { url, httpsUrl, certificateFile } = mock;
  const { reference, log, faults = [], rateLimit } = options;
  return [
    ...line('HTTPS', httpsUrl),
    ...line('', certificateFile && `NODE_EXTRA_CA_CERTS=${certificateFile}`),
    ...line('Console', `${url}/`),
    ...more,
    ...line('Health', `${url}/healthz`),
    ...line('Reference', reference && `${url}/reference/`),
    ...line('Config', config),
    ...line('Log', log === '-' ? 'standard output' : log?.toString()),
    ...line('Faults', faults.length > 0 ? `on, by ${counted(faults.length, 'rule')}` : undefined),
    ...line(
      'Limit',
      rateLimit &&
        `${counted(rateLimit.limit, 'call')} of a token in ${counted(rateLimit.seconds, 'second')}`,
    ),
  ];
}

function line(name: string, text: string | undefined): [name: string, text: string][] {
  return text === undefined ? [] : [[name, text]];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
