import type { StartOptions } from '../server/options.ts';

/** Why the server does not listen, and what to do about it; undefined for errors of other kinds. */
export function listenError(
  error: unknown,
  { host = '', port = 0 }: StartOptions,
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is taken; stop what uses it or choose another with --port`;
  if (code === 'EACCES')
    return `port ${port} on ${host} may not be used by this user; choose another with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine has no address ${host}; choose another with --host`;
  return undefined;
}
