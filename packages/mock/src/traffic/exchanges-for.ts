import type { Exchange } from './exchange.ts';

/** What a query for exchanges finds. */
export interface FoundExchanges {
  /** Oldest first. */
  exchanges: readonly Exchange[];
  /** The id of the first exchange that is kept, found or not; 0 where none is. */
  oldest: number;
  /** The id of the last one. */
  newest: number;
}

/** The exchanges that `after`, `operation` and `status` of a query leave, or what is wrong with it. */
export function exchangesFor(
  query: URLSearchParams,
  kept: readonly Exchange[],
): FoundExchanges | { error: string } {
  const after = query.get('after') ?? '0';
  const operation = query.get('operation');
  const status = query.get('status')?.toLowerCase() ?? 'xxx';
  if (!/^\d+$/.test(after)) return { error: 'after must be the id of an exchange, such as 12' };
  if (!/^[\dx]{3}$/.test(status))
    return { error: 'status must be three digits, such as 400 or 4xx' };

  const fits = new RegExp(`^${status.replaceAll('x', '\\d')}$`);
  return {
    exchanges: kept.filter(
      (exchange) =>
        exchange.id > Number(after) &&
        (operation === null || exchange.operation === operation) &&
        fits.test(String(exchange.status)),
    ),
    oldest: kept[0]?.id ?? 0,
    newest: kept.at(-1)?.id ?? 0,
  };
}
