import type { AddressInfo, Server } from 'node:net';

/**
 * Listens, and resolves with an address that a client on this machine can call: scheme, host and
 * port. For `0.0.0.0` and `::`, which stand for all addresses, it is that of the machine itself.
 * @throws the error of the socket, where the port is taken or the host unknown
 */
export function startListening(listener: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, () => {
      listener.off('error', reject);
      resolve(buildUrl(listener.address(), host));
    });
  });
}

function buildUrl(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
