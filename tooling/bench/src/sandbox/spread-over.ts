import { createServer, connect, type Socket } from 'node:net';

/** One address in front of several servers: connections go to each in turn. */
export async function spreadOver(
  urls: readonly string[],
): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const door = createServer((incoming) => {
    const { hostname, port } = new URL(urls[count++ % urls.length] ?? '');
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close() {
      door.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
