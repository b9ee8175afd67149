import type { State } from '../state/state.ts';
import type { Database } from '../state/storage/database.ts';
import type { ConnectCertificates } from '../documents/index.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createCertificatesLoader } from './certificates.ts';
import { groupWork } from './group-work.ts';
import { createWorker } from './create-worker.ts';
import { createOwnServer, type OwnServer } from './own-server.ts';
import { createPost } from './post.ts';
import { recordEvents } from './record-events.ts';
import { getWaiting } from './worker.ts';

/** The dependencies of Connect. */
export interface ConnectParts {
  database: Database;
  /** Hosts other than this machine that messages may go to. */
  allowHosts: readonly string[];
  /** The sandbox's own server, to which nothing is delivered (none). */
  ownServer?: OwnServer;
  /** Loads the certificates that Connect presents and signs with (those of the database). */
  certificates?: () => Promise<ConnectCertificates>;
}

/** Delivers events to receivers. */
export interface Connect {
  /** Makes the messages about what happened, within the transaction. */
  recordEvents(state: State): Promise<void>;
  /** Wakes the delivery, where the transaction left something for it. */
  onCommitted(state: State): void;
  /** Begins to deliver, first of all what an earlier process left. */
  start(): Promise<void>;
  /** Stops after the messages being sent are settled, or a timeout; waiting messages are kept. */
  stop(): Promise<void>;
  /** Resolves when nothing waits for its first try. */
  idle(): Promise<void>;
}

/** Time in milliseconds that receivers have to respond once the server is stopping. */
const patience = 1000;

export function createConnect({
  database,
  allowHosts,
  ownServer = createOwnServer(),
  certificates = createCertificatesLoader(database),
}: ConnectParts): Connect {
  const post = createPost(allowHosts, ownServer, certificates);
  const worker = createWorker({
    database,
    post,
    certificates,
    tokens: createAccessTokens(post),
    inGroup: groupWork(database),
  });
  return {
    recordEvents: (state) => recordEvents(state, database.reports.tracing?.current()),
    onCommitted(state) {
      const waiting = getWaiting(state);
      if (waiting !== undefined) worker.wake(waiting);
    },
    start: () => worker.start(),
    idle: () => worker.idle(),
    async stop() {
      const timer = setTimeout(() => post.close(), patience);
      await worker.stop();
      clearTimeout(timer);
      post.close();
    },
  };
}
