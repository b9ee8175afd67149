import type { Server } from 'node:http';

/**
 * Closes idle connections, except those with a request that is not read yet: after the process was
 * busy, its timers run before it reads new data, and the client would find the connection reset.
 */
export function closeIdle(server: Server): void {
  server.on('timeout', (socket) => {
    const { bytesRead } = socket;
    // Data that had arrived is read by then.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}
