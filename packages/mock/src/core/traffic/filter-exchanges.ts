import { splitUrl } from '../split-url.ts';
import type { Exchange } from './exchange.ts';

/** Leaves some of the exchanges. */
export type LeaveExchanges = <One extends Exchange>(exchanges: readonly One[]) => One[];

/** The parameters of a query that filter exchanges. */
const texts = ['operation', 'method', 'path', 'caller'] as const;

/**
 * Reads the filter of a query: `after`, `operation`, `method`, `path`, `status`, `caller` and
 * `limit`.
 * @returns a function that selects the matching exchanges, or the problem with a parameter
 */
export function readFilter(
  query: URLSearchParams,
): LeaveExchanges | { parameter: string; message: string } {
  const after = query.get('after') ?? '0';
  const limit = query.get('limit') ?? 'Infinity';
  const status = query.get('status')?.toLowerCase() ?? 'xxx';
  if (!/^\d+$/.test(after)) return wrong('after', 'the id of an exchange, such as 12');
  if (!/^(?:\d+|Infinity)$/.test(limit)) return wrong('limit', 'a number, such as 100');
  if (!/^[\dx]{3}$/.test(status)) return wrong('status', 'three digits, such as 400 or 4xx');

  const statuses = new RegExp(`^${status.replaceAll('x', '\\d')}$`);
  const [operation, method, path, caller] = texts.map((name) => query.get(name) ?? undefined);
  const fits = (exchange: Exchange) =>
    exchange.id > Number(after) &&
    (operation === undefined || exchange.operation === operation) &&
    (method === undefined || exchange.method === method.toUpperCase()) &&
    (path === undefined || splitUrl(exchange.url).path.includes(path)) &&
    (caller === undefined || isCaller(exchange, caller)) &&
    statuses.test(String(exchange.status));
  return (exchanges) => {
    const found = exchanges.filter(fits);
    return found.slice(Math.max(0, found.length - Number(limit)));
  };
}

/** Reports whether a text is the ID of the calling user, or the end of the token. */
function isCaller({ user, token }: Exchange, caller: string): boolean {
  return user === caller.toLowerCase() || token === `…${caller.replace(/^…/, '')}`;
}

function wrong(parameter: string, expected: string): { parameter: string; message: string } {
  return { parameter, message: `${parameter} must be ${expected}` };
}

/** Reports whether a query asks for the calls of observers, such as the console, in addition. */
export function includesObservers(query: URLSearchParams): boolean {
  return query.get('observers') === 'true';
}
