import { UsageError } from './usage-error.ts';

/** Where the proxy and its replay listen unless a flag says something else. */
const usual = '4020';

/** @throws UsageError where it is no port */
export function readPort(text: string = usual): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, but is ${text}`);
}
