import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { listen } from '@countersign/testing/listen';

/** Stands between a sandbox and its PostgreSQL, and lets the connection fail as networks do. */
export interface Relay {
  /** The address of a database, by way of the relay. */
  through(url: string): string;
  /**
   * Cuts the connection of the next commit of a change: before the server gets it, or before its
   * answer comes; `away` also passes nothing on from then.
   */
  cutNext(when: Cut): void;
  /** Returns true once the connection was cut. */
  isCut(): boolean;
  /** Makes the next cut end all connections and lead to another server, as a failover does. */
  thenLeadTo(url: string): void;
  /** Passes nothing on any more, and leaves all connections open. */
  holdBack(isHeld: boolean): void;
  close(): Promise<void>;
}

type Cut = 'commit' | 'answer' | 'away';

export async function startRelay(url: string): Promise<Relay> {
  let { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let cut: Cut | undefined;
  let isHeld = false;
  let following: string | undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let isWriting = false;
    let isLast = false;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (bytes) => {
      if (isHeld) return;
      // In a text of several statements the last ones count: one transaction ends, another begins.
      const begin = bytes.lastIndexOf('begin isolation');
      if (begin >= 0) isWriting = bytes.includes('serializable', begin);
      const isCommit = bytes.lastIndexOf('commit\0') > begin;
      if (cut !== undefined && isWriting && isCommit) {
        const when = cut;
        cut = undefined;
        if (following !== undefined) {
          ({ hostname, port } = new URL(following));
          for (const socket of sockets) socket.destroy();
        }
        if (when === 'commit') return end();
        isLast = true;
        isHeld = when === 'away';
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (isLast) return end();
      if (!isHeld) client.write(bytes);
    });
  });
  const own = await listen(server);
  return {
    through(database) {
      const through = new URL(database);
      through.hostname = '127.0.0.1';
      through.port = String(own);
      return through.href;
    },
    cutNext: (when) => void (cut = when),
    thenLeadTo: (other) => void (following = other),
    isCut: () => cut === undefined,
    holdBack: (held) => void (isHeld = held),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
