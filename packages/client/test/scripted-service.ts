import type { IncomingHttpHeaders } from 'node:http';
import { readBody, localServer } from './local-server.ts';

/** A request that reached the service. */
interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The action of the service for one request. */
export interface Step {
  /** 200 by default. */
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  /**
   * The end of the response after `body`. `reset` breaks the connection and `stall` keeps it open,
   * both with more of the body announced. By default the response ends.
   */
  after?: 'reset' | 'stall';
  /** The action of the connection instead of any response. */
  instead?: 'reset' | 'stall';
}

/** A service on a port of its own that goes through a list of steps, one for each request. */
export interface ScriptedService {
  readonly url: string;
  /** Every request since the last `plays`. */
  readonly seen: readonly Seen[];
  /** The last request. */
  last(): Seen;
  /** Sets the next steps. The last step applies to all requests after it. */
  plays(...steps: Step[]): void;
  /** Resolves as soon as so many requests have come. */
  reached(count: number): Promise<void>;
  /** Resolves as soon as a client has closed a connection before the end of its response. */
  left(): Promise<void>;
  close(): Promise<unknown>;
}

/** A step that answers with JSON. */
export function json(value: unknown, step: Step = {}): Step {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...step.headers };
  return { ...step, headers, body: JSON.stringify(value) };
}

export async function startService(): Promise<ScriptedService> {
  let steps: Step[] = [{}];
  let seen: Seen[] = [];
  let gone = 0;
  let changed: (() => void)[] = [];
  const change = () => {
    for (const notify of changed.splice(0)) notify();
  };
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        changed.push(resolve);
      });
    }
  }

  const server = await localServer(async (request, response) => {
    response.on('close', () => {
      if (response.writableFinished) return;
      gone += 1;
      change();
    });
    const received = await readBody(request).catch(() => undefined);
    // Some break their own request off.
    if (received === undefined) return;
    const { method = '', url = '', headers } = request;
    const step = steps[Math.min(seen.length, steps.length - 1)] ?? {};
    seen.push({ method, url, headers, body: received });
    change();
    if (step.instead === 'stall') return;
    if (step.instead === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    const { status = 200, body = '', after } = step;
    response.writeHead(status, {
      ...(after !== undefined && { 'content-length': String(body.length + 1000) }),
      ...step.headers,
    });
    if (after === undefined) {
      response.end(body);
      return;
    }
    response.flushHeaders();
    if (body.length > 0) await new Promise((resolve) => response.write(body, resolve));
    if (after === 'reset') request.socket.resetAndDestroy();
  });
  return {
    ...server,
    get seen() {
      return seen;
    },
    last() {
      const last = seen.at(-1);
      if (last === undefined) throw new Error('nothing was sent yet');
      return last;
    },
    plays(...next) {
      steps = next;
      seen = [];
      gone = 0;
      changed = [];
    },
    reached: (count) => until(() => seen.length >= count),
    left: () => until(() => gone > 0),
  };
}
