import { connect, type Socket } from 'node:net';

/** Opens a connection to a server by its URL. */
export function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    allowHalfOpen: true,
  });
}

/** Sends text as it stands, and resolves with all that came back when the server closes. */
export function talk(url: string, text: string): Promise<string> {
  const socket = open(url);
  socket.write(text);
  return untilClosed(socket);
}

/** All that comes from now on, when the server closes. A reset counts as that. */
export function untilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    socket.on('data', (chunk) => (reply += String(chunk)));
    socket.on('error', () => {});
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(reply));
  });
}

/** Resolves with the received text as soon as it matches a pattern. */
export function until(socket: Socket, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (chunk) => {
      reply += String(chunk);
      if (pattern.test(reply)) resolve(reply);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`the server closed after ${JSON.stringify(reply)}`)));
  });
}
