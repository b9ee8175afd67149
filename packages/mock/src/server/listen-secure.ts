import type { Server } from 'node:http';
import { closeIdle } from './close-idle.ts';
import { startListening } from './listen.ts';
import type { TlsFiles } from './options.ts';

/** A server that listens, over HTTP and, if it is asked for, over HTTPS on the same port. */
export interface Listening {
  /** Its address, without a slash at the end. */
  url: string;
  /** The same address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients have to trust, if it was created for this machine (PEM). */
  certificate?: string;
}

/**
 * Has a server listen.
 * @param options `https`: whether it also serves HTTPS, with a certificate for this machine or with this one
 * @returns where it is, and how it ends with all its connections
 */
export async function listenSecure(
  server: Server,
  { https, port, host }: { https: boolean | TlsFiles; port: number; host: string },
): Promise<{ at: Listening; close: () => Promise<void> }> {
  const tls =
    https === false ? undefined : await (await import('./tls.ts')).prepareTls(https, host, 10_000);
  const listener = tls?.createTlsListener(server) ?? server;
  closeIdle(server);
  const url = await startListening(listener, port, host);
  return {
    at: {
      url,
      ...(tls !== undefined && {
        httpsUrl: url.replace('http', 'https'),
        ...(tls.reported.certificate !== undefined && { certificate: tls.reported.certificate }),
      }),
    },
    async close() {
      await new Promise((done) => {
        listener.close(done);
        server.closeAllConnections();
      });
    },
  };
}
