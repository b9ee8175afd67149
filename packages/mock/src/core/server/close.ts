import type { Server } from 'node:http';
import type { Server as Listener, Socket } from 'node:net';

/** The time in milliseconds that running requests have to end. */
const patience = 2000;
/**
 * The interval in milliseconds at which connections are closed that have become idle after a
 * response.
 */
const lookEvery = 20;

/**
 * Creates the function that ends a server: no new connections, idle ones closed at once, running
 * requests answered first.
 * @param listener the HTTP server itself, or the listener in front of it
 */
export function createClose(server: Server, listener: Listener): () => Promise<void> {
  const open = new Set<Socket>();
  listener.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  return () =>
    new Promise((resolve) => {
      const looking = setInterval(() => server.closeIdleConnections(), lookEvery);
      const dropping = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, patience);
      listener.close(() => {
        clearInterval(looking);
        clearTimeout(dropping);
        resolve();
      });
      // It does not listen then, yet it has idle connections and a timer to end.
      if (server !== listener) server.close();
      // Node takes these for busy; browsers open some in case they need them.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    });
}
