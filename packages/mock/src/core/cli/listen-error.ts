import type { StartOptions } from '../server/options.ts';

/**
 * Explains why the server could not listen, and what to do about it; undefined for other errors.
 */
export function listenError(
  error: unknown,
  { host = '', port = 0 }: StartOptions,
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is in use; stop the other program, or choose another port with --port`;
  if (code === 'EACCES')
    return `no permission to use port ${port} on ${host}; choose another port with --port`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine does not have the address ${host}; choose another with --host`;
  return undefined;
}
