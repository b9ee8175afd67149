import type { MockResponse } from '@countersign/mock/core/server';
import type { Exchange, Recorder } from '@countersign/mock/core/traffic';
import { createEventStreams, type SendEvent } from '@countersign/mock/core/transport';
import type { Database } from '../../state/storage/database.ts';
import { presentRequest } from '../present-request.ts';
import { collectChanges } from './collect-changes.ts';

/** The streams that report what happens in tenants while it happens. */
export interface Live {
  /**
   * Responds with the stream of a tenant.
   * @param observers true to report the calls of observers, such as the console
   */
  open(tenant: string, observers: boolean): MockResponse;
  /** Ends all streams. */
  end(): void;
}

/** A reader of the stream of a tenant. */
interface Reader {
  tenant: string;
  /** True if it wants the calls of observers. */
  observers: boolean;
  send: SendEvent;
}

/** Creates the streams. While none is open, nothing is watched. */
export function createLive(database: Database, requests: Recorder): Live {
  const streams = createEventStreams('sandbox');
  const readers = new Set<Reader>();
  let stop: (() => void) | undefined;

  function send(tenant: string | undefined, event: string, data: unknown): void {
    for (const reader of readers)
      if (tenant === undefined || reader.tenant === tenant) reader.send(event, data);
  }

  function sendRequest(exchange: Exchange): void {
    for (const reader of readers)
      if (
        reader.tenant === exchange.tenant &&
        (reader.observers || exchange.observer === undefined)
      )
        reader.send('request', presentRequest(exchange));
  }

  function watch(): () => void {
    const ends = [
      collectChanges(database, (tenant, kinds) => {
        send(tenant, 'change', kinds);
      }),
      requests.subscribe(sendRequest, { observers: true }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  return {
    open: (tenant, observers) =>
      streams.open((sendEvent) => {
        const reader = { tenant, observers, send: sendEvent };
        readers.add(reader);
        stop ??= watch();
        return () => {
          readers.delete(reader);
          if (readers.size > 0) return;
          stop?.();
          stop = undefined;
        };
      }),
    end: () => streams.end(),
  };
}
