// Reports about the work of the sandbox, for observers such as metrics and traces. A report is
// created only if it has an observer.

/** A kind of report. */
interface Report<Message> {
  /** Returns true if there is a watcher; without one, no report needs to be created. */
  isWanted(): boolean;
  send(message: Message): void;
  /** Calls a function with each; the result ends it. */
  watch(watcher: (message: Message) => void): () => void;
}

/** A transaction that has ended. */
interface TransactionReport {
  mode: 'read' | 'write' | 'queue';
  /** The number of attempts; more than one if the transaction met a conflict. */
  attempts: number;
  failed: boolean;
  milliseconds: number;
}

/** A try to deliver a message. */
interface DeliveryReport {
  /** The status of the receiver; undefined where there was none. */
  status: number | undefined;
  milliseconds: number;
  /** The number of earlier attempts to deliver the message. */
  tries: number;
}

/** Follows work from a request to the messages that it leads to. */
export interface Tracing {
  /** The current span in the form of the header `traceparent`; undefined outside of any. */
  current(): string | undefined;
  /**
   * Begins a try to deliver a message.
   * @param cause cause of it, as `current` said
   */
  startDelivery(
    message: { event: string; url: string; tries: number },
    cause: string | undefined,
  ): StartedDelivery;
}

/** A try that is under way. */
interface StartedDelivery {
  /** Headers that pass the trace on to the receiver. */
  headers: Record<string, string>;
  end(outcome: { status: number } | { problem: string }): void;
}

/** All reports about a database, and about deliveries from it. */
export interface Reports {
  readonly transaction: Report<TransactionReport>;
  readonly delivery: Report<DeliveryReport>;
  /** The tracing of requests and deliveries; undefined if it is off. */
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
