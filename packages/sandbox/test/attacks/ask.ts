import { connect } from 'node:net';

/** The response as received. */
export interface Answer {
  status: number;
  /** The first line and the headers. */
  head: string;
  body: string;
}

/** Sends a request with just these headers: `fetch` would keep back those that only browsers set. */
export function ask(
  url: string,
  method: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Answer> {
  const { host, hostname, port } = new URL(url);
  const all = { host, ...headers, 'content-length': String(body.length), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => {
      const end = received.indexOf('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]);
      resolve({ status, head: received.slice(0, end), body: received.slice(end + 4) });
    });
    socket.write(`${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  });
}
