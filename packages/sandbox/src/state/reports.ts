// What goes on in the sandbox, for those who watch it, such as metrics and traces. Nothing is made for
// a report that nobody wants.

/** A kind of report. */
export interface Report<Message> {
  /** Whether anybody wants it; else there is no need to make one. */
  isWanted(): boolean;
  send(message: Message): void;
  /** Calls a function with each; the result ends it. */
  watch(watcher: (message: Message) => void): () => void;
}

/** A transaction that has ended. */
export interface TransactionReport {
  mode: 'read' | 'write' | 'queue';
  /** How often it was begun; more than once where it met another one. */
  attempts: number;
  failed: boolean;
  milliseconds: number;
}

/** A try to deliver a message. */
export interface DeliveryReport {
  /** The status of the receiver; undefined where there was none. */
  status: number | undefined;
  milliseconds: number;
  /** How often it had been tried before. */
  tries: number;
}

/** Follows work from a request to the messages that it leads to. */
export interface Tracing {
  /** What is being done now, as the header `traceparent` says it; undefined for nothing. */
  current(): string | undefined;
  /**
   * Begins a try to deliver a message.
   * @param cause what led to it, as `current` said
   */
  startDelivery(
    message: { event: string; url: string; tries: number },
    cause: string | undefined,
  ): StartedDelivery;
}

/** A try that is under way. */
export interface StartedDelivery {
  /** What the receiver is told of it. */
  headers: Record<string, string>;
  end(outcome: { status: number } | { problem: string }): void;
}

/** All that can be watched of a database and of what is delivered from it. */
export interface Reports {
  readonly transaction: Report<TransactionReport>;
  readonly delivery: Report<DeliveryReport>;
  /** Undefined unless it was asked for. */
  tracing: Tracing | undefined;
}

export function createReports(): Reports {
  return { transaction: createReport(), delivery: createReport(), tracing: undefined };
}

function createReport<Message>(): Report<Message> {
  const watchers = new Set<(message: Message) => void>();
  return {
    isWanted: () => watchers.size > 0,
    send(message) {
      for (const watcher of watchers) watcher(message);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
