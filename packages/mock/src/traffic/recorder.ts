import type { Exchange } from './exchange.ts';
import { redactNote } from './redact-note.ts';
import { redactText } from './redact-text.ts';
import { redactUrl } from './redact-url.ts';
import { redactWarning } from './redact-warning.ts';
import type { Traffic } from './traffic.ts';

/** An exchange as the mock hands it over: secrets and all. */
export type RawExchange = Omit<Exchange, 'id' | 'time'>;

/** Where the mock puts its exchanges. */
export interface Recorder extends Traffic {
  /** Keeps an exchange, which must not change afterwards. The secrets in it never come out. */
  record(exchange: RawExchange): void;
}

export interface RecorderOptions {
  /** How many exchanges are kept; older ones make way. */
  remember: number;
  /** The time in milliseconds since 1970. */
  clock: () => number;
}

/** Keeps the newest exchanges. All that is not needed to keep one waits until it is read. */
export function createRecorder({ remember, clock }: RecorderOptions): Recorder {
  const listeners = new Set<(exchange: Exchange) => void>();
  // The exchange with id n is at n modulo the length.
  const kept: { time: number; exchange: RawExchange }[] = [];
  let newest = 0;
  let cleared = 0;

  function* readKept(): Generator<Exchange> {
    for (let id = Math.max(cleared, newest - remember) + 1; id <= newest; id += 1) {
      const entry = kept[id % remember];
      if (entry !== undefined) yield toExchange(id, entry.time, entry.exchange);
    }
  }

  return {
    record(exchange) {
      const time = clock();
      newest += 1;
      if (remember > 0) kept[newest % remember] = { time, exchange };
      if (listeners.size > 0) notify(listeners, toExchange(newest, time, exchange));
    },
    recent: () => [...readKept()],
    clear() {
      cleared = newest;
      kept.length = 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function toExchange(id: number, time: number, exchange: RawExchange): Exchange {
  const { url, findings, problem, tolerated, warnings, milliseconds } = exchange;
  return {
    time: new Date(time).toISOString(),
    id,
    ...exchange,
    url: redactUrl(url),
    milliseconds: Math.round(milliseconds * 100) / 100,
    findings: findings.map((finding) => ({
      ...finding,
      at: redactText(finding.at),
      got: redactText(finding.got),
    })),
    ...(warnings !== undefined && { warnings: warnings.map(redactWarning) }),
    ...(tolerated !== undefined && { tolerated: tolerated.map(redactNote) }),
    ...(problem !== undefined && { problem: redactText(problem) }),
  };
}

/** A listener that throws harms nobody else: its error surfaces as one that nobody caught. */
function notify(listeners: Iterable<(exchange: Exchange) => void>, exchange: Exchange): void {
  for (const listener of listeners)
    try {
      listener(exchange);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
}
