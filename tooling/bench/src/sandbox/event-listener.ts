import { createServer } from 'node:http';
import { listen } from '../programs/serve.ts';
import type { Stage } from '../stage.ts';

/** A listener of events in this process. */
export interface EventListener {
  /** The part of an envelope that has its event sent here. */
  eventNotification: object;
  /** Resolves when so many more events have arrived. */
  arrival(events: number): Promise<void>;
}

/** Listens for events, which it takes without a look, until the stage ends. */
export async function listenForEvents(stage: Stage): Promise<EventListener> {
  let arrived = 0;
  let expected = Infinity;
  let onLast: (() => void) | undefined;
  const listener = createServer((request, response) => {
    request.resume().once('end', () => {
      response.end();
      arrived += 1;
      if (arrived >= expected) onLast?.();
    });
  });
  return {
    eventNotification: {
      url: `${await listen(listener, stage)}/`,
      events: ['envelope-sent'],
      eventData: { version: 'restv2.1', format: 'json' },
    },
    arrival(events) {
      expected = arrived + events;
      return new Promise((resolve) => {
        onLast = resolve;
      });
    },
  };
}
