import { UsageError } from './usage-error.ts';

/** @throws UsageError if it is not a port */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`a port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
}
