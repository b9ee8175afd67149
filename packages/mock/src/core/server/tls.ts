import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer as createListener, type Server as Listener } from 'node:net';
import {
  createSecureContext,
  createServer as createTlsServer,
  type Server as TlsServer,
} from 'node:tls';
import { messageOf } from '../message-of.ts';
import type { RunningMock, TlsFiles } from './options.ts';
import { type OwnCertificate, ownCertificate } from './own-certificate.ts';

/** HTTPS beside HTTP, ready to be used. */
export interface Tls {
  /** The facts about the certificate for the caller of the server. */
  reported: Pick<RunningMock, 'certificate' | 'certificateFile'>;
  /** Creates the listener that takes the place of an HTTP server, and hands it every connection. */
  createTlsListener(server: Server): Listener;
  /**
   * Serves new connections with another certificate.
   * @throws an Error about an invalid certificate or key; then the previous one stays
   */
  replaceCertificate(files: TlsFiles): void;
}

/** The first byte of a TLS connection: a record of the handshake (RFC 8446, 5.1). */
const handshake = 0x16;

/**
 * Prepares HTTPS with the given certificate, or with one for this machine.
 * @param host the host that the server will listen on
 * @param patience the milliseconds that a client has to agree on TLS
 * @throws an Error about an invalid certificate or key
 */
export async function prepareTls(
  https: true | TlsFiles,
  host: string,
  patience: number,
): Promise<Tls> {
  const { key, certificate, ...own } = await findCertificate(https, host);
  const tls = createTlsServer({
    key,
    cert: certificate,
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: patience,
  });
  tls.on('tlsClientError', (_error, socket) => socket.destroy());
  return {
    reported: {
      ...(https === true && { certificate }),
      ...(own.file !== undefined && { certificateFile: own.file }),
    },
    createTlsListener: (server) => createTlsListener(server, tls, patience),
    replaceCertificate(files) {
      check(files);
      tls.setSecureContext({ key: files.key, cert: files.certificate });
    },
  };
}

async function findCertificate(https: true | TlsFiles, host: string): Promise<OwnCertificate> {
  if (https === true) return ownCertificate(host);
  check(https);
  return { certificate: https.certificate, key: https.key };
}

function createTlsListener(server: Server, tls: TlsServer, patience: number): Listener {
  tls.on('secureConnection', (socket) => server.emit('connection', socket));
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
  if (Date.parse(read.validTo) <= Date.now())
    throw new Error(`https: the certificate expired on ${read.validTo}; renew it`);
  if (key.includes('ENCRYPTED'))
    throw new Error(
      'https: the key is encrypted; decrypt it first: openssl pkey -in encrypted.pem -out key.pem',
    );
  if (!read.checkPrivateKey(readPart('key', () => createPrivateKey(key))))
    throw new Error('https: the key does not belong to the certificate');
  try {
    createSecureContext({ key, cert: certificate });
  } catch (error) {
    throw new Error(
      `https: TLS does not take the certificate or its key: ${messageOf(error)}; create them with 2048 bits of RSA or an elliptic curve, and SHA-256`,
      { cause: error },
    );
  }
}

function readPart<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`https: the ${name} cannot be read as PEM: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
