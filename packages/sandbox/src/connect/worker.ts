import type { Waiting } from './waiting.ts';

/** Delivers what waits. */
export interface Worker {
  start(): Promise<void>;
  /** Says that there is something to deliver. */
  wake(waiting: Waiting): void;
  /** Resolves when nothing waits for its first try, nor is on its way. */
  idle(): Promise<void>;
  /** Resolves when what is on its way has been settled; the rest waits for the next start. */
  stop(): Promise<void>;
}
