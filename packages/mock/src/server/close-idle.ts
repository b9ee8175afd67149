import type { Server } from 'node:http';

/**
 * Closes connections whose time without a request is over, but none on which a request waits: after
 * a moment in which the process was busy, its timers run before it reads what has come meanwhile,
 * and whoever sent it would find the connection reset.
 */
export function closeIdle(server: Server): void {
  server.on('timeout', (socket) => {
    const { bytesRead } = socket;
    // By then, what had come is read.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}
