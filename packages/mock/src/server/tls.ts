import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer as createListener, type Server as Listener } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { RunningMock, TlsFiles } from './options.ts';
import { ownCertificate } from './own-certificate.ts';

/** HTTPS beside HTTP, ready to be used. */
export interface Tls {
  /** What the caller of the server learns about the certificate. */
  reported: Pick<RunningMock, 'certificate' | 'certificateFile'>;
  /** What listens in place of an HTTP server, and hands it every connection. */
  createTlsListener(server: Server): Listener;
}

/** The first byte of a TLS connection: a record of the handshake (RFC 8446, 5.1). */
const handshake = 0x16;

/**
 * Prepares HTTPS with the certificate that was given, or with one for this machine.
 * @param host where the server will listen
 * @param patience how many milliseconds a client has until TLS is agreed on
 * @throws an Error that says what is wrong with the given certificate or its key
 */
export async function prepareTls(
  https: true | TlsFiles,
  host: string,
  patience: number,
): Promise<Tls> {
  if (https !== true) {
    check(https);
    return {
      reported: {},
      createTlsListener: (server) => createTlsListener(server, https, patience),
    };
  }
  const own = await ownCertificate(host);
  return {
    reported: {
      certificate: own.certificate,
      ...(own.file !== undefined && { certificateFile: own.file }),
    },
    createTlsListener: (server) => createTlsListener(server, own, patience),
  };
}

function createTlsListener(
  server: Server,
  { key, certificate }: TlsFiles,
  patience: number,
): Listener {
  const tls = createTlsServer(
    { key, cert: certificate, ALPNProtocols: ['http/1.1'], handshakeTimeout: patience },
    (socket) => server.emit('connection', socket),
  );
  tls.on('tlsClientError', (_error, socket) => socket.destroy());

  const listener = createListener({ noDelay: true }, (socket) => {
    const forget = () => socket.destroy();
    socket.on('error', forget);
    socket.setTimeout(patience, forget);
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return forget();
      socket.setTimeout(0);
      socket.off('timeout', forget);
      socket.unshift(first);
      (first[0] === handshake ? tls : server).emit('connection', socket);
    });
  });
  // A server that does not listen itself would never look for slow clients.
  listener.once('listening', () => server.emit('listening'));
  return listener;
}

function check({ certificate, key }: TlsFiles): void {
  const read = readPart('certificate', () => new X509Certificate(certificate));
  if (!read.checkPrivateKey(readPart('key', () => createPrivateKey(key))))
    throw new Error('https: the key does not belong to the certificate');
}

function readPart<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`https: the ${name} cannot be read as PEM: ${reason}`, { cause: error });
  }
}
