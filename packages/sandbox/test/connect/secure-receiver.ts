import { createServer } from 'node:https';
import { TLSSocket, type SecureVersion } from 'node:tls';
import { listen } from '@countersign/testing/listen';
import type { Control } from '../../src/control/client.ts';

/** A message that arrived over TLS. */
interface SecurelyReceived {
  body: string;
  /** The sender, by the client certificate; undefined without one that the authority issued. */
  sender: string | undefined;
}

/** A receiver on this machine that requests client certificates and verifies them. */
export interface SecureReceiver {
  url: string;
  received: readonly SecurelyReceived[];
  close(): Promise<void>;
}

/** Options for the TLS of a receiver. */
export interface SecureOptions {
  /** Ends connections without a valid client certificate. */
  strict?: boolean;
  host?: string;
  maxVersion?: SecureVersion;
}

export async function startSecureReceiver(
  control: Control,
  { strict = true, host = 'localhost', maxVersion = 'TLSv1.3' }: SecureOptions = {},
): Promise<SecureReceiver> {
  const { authority, listener } = await control.connectCertificates();
  const received: SecurelyReceived[] = [];
  const server = createServer(
    {
      cert: listener.certificate,
      key: listener.privateKey,
      ca: authority,
      requestCert: true,
      rejectUnauthorized: strict,
      maxVersion,
    },
    (request, response) => {
      const { socket } = request;
      const sender =
        socket instanceof TLSSocket && socket.authorized
          ? String(socket.getPeerCertificate().subject.CN)
          : undefined;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ body: Buffer.concat(chunks).toString(), sender });
        response.end();
      });
    },
  );
  const port = await listen(server);
  return {
    url: `https://${host}:${port}/events`,
    received,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
