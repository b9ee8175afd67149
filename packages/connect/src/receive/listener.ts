import type { ConnectEvent } from '../connect-event.js';
import { parse, type ParseOptions } from '../parse.js';
import { defaultLimits } from '../limits.js';
import { checkHandlers, handle, type EventHandler, type EventHandlers } from './event-handlers.js';
import { memoryStore, type EventStore } from './event-store.js';
import { headerPairs, type HeadersLike } from './headers.js';
import { checkList, checkSecrets, sameSecrets } from './key.js';
import { Failure, step, type Problem } from './problem.js';
import {
  eventIdFailed,
  handlerFailed,
  notParsed,
  notRead,
  notVerified,
  secretsFailed,
  storeFailed,
  unforeseen,
  wrongMethod,
} from './problems.js';
import { bodyParsed, type RawBody } from './raw-body.js';
import { readBody, tooLarge, type BodyStream } from './read-body.js';
import { errorReply, receivedReply, type Reply } from './reply.js';
import { verify } from './verify.js';

/** What a listener is made of. */
export interface ListenerOptions {
  /** The keys of the account, or what gets them for each message. Any of them may have signed. */
  secrets: readonly string[] | (() => readonly string[] | Promise<readonly string[]>);
  /**
   * One handler for all events, or one for each by its name. The service waits 100 seconds for the
   * reply and wishes for it within 5, so leave long work to a queue.
   */
  onEvent: EventHandler | EventHandlers;
  /** Where it is kept which events were handled; in memory where it is not given. */
  store?: EventStore;
  /** How messages are read. `limits.bytes` holds for the body before it is read at all. */
  parse?: ParseOptions;
  /** What makes two messages the same event; the event's `id` where it is not given. */
  eventId?: (event: ConnectEvent) => string;
  /**
   * For local tests only. With `accept` a message may come without a signature, and with no
   * secrets at all none is looked at; one that no secret fits is refused still.
   */
  unsigned?: 'refuse' | 'accept';
  /** Told of each request that is not answered with 200, and of a store that fails. */
  onProblem?: (problem: Problem) => void;
}

/** Receives pushed events. Neither function throws or needs `this`. */
export interface Listener {
  /**
   * Takes a request from any server.
   * @param body raw, or a stream of it that nobody has read from
   */
  receive(body: RawBody | BodyStream, headers: HeadersLike, method?: string): Promise<Reply>;
  /** Takes a request from a server that speaks `Request` and `Response`. */
  fetch(request: Request): Promise<Response>;
}

/**
 * Makes a listener: it verifies a message, reads it, and has each event handled once.
 *
 * Events can come twice, and in another order than they happened. The first is dealt with here, by
 * the event's ID; for the second compare the moments and statuses in the event with what you know.
 * An event is handled again after its handler has failed. Where the process ends while a handler
 * is at work, a store that outlives it takes the event for handled.
 *
 * The status of the reply is 200 for an event that was handled, now or before; 400 where the
 * message cannot be read; 401 where it is not verified; 405 for another method than POST; 413
 * where it is too large; and 500 where something of your own has failed. All but 200 make the
 * service send the message again, if its configuration says so.
 * @throws {ConnectError} `no-secret` where the list or a secret is empty or missing; `no-handler`
 * where `onEvent` is
 */
export function createListener(options: ListenerOptions): Listener {
  const { secrets, onEvent, store = memoryStore(), eventId = idOf, onProblem } = options;
  const acceptUnsigned = options.unsigned === 'accept';
  const limit = options.parse?.limits?.bytes ?? defaultLimits.bytes;
  if (typeof secrets !== 'function') {
    checkList(secrets);
    if (!acceptUnsigned || secrets.length > 0) checkSecrets(secrets);
  }
  checkHandlers(onEvent);
  const currentSecrets = steady(secrets);
  /** The events that a handler is at work on, and whether it will have succeeded. */
  const running = new Map<string, Promise<boolean>>();

  async function answer(
    body: () => RawBody | BodyStream,
    headers: HeadersLike,
    method: string,
  ): Promise<Reply> {
    try {
      if (method.toUpperCase() !== 'POST') throw new Failure(wrongMethod);
      const bytes = await step(() => {
        if (lengthIn(headers) > limit) throw tooLarge(limit);
        return readBody(body(), limit);
      }, notRead);
      await check(bytes, headers);
      const event = await step(() => parse(bytes, options.parse), notParsed);
      return receivedReply(event, !(await handleOnce(event)));
    } catch (error) {
      const problem = error instanceof Failure ? error.problem : unforeseen(error);
      reportProblem(problem);
      const reply = errorReply(problem.status, problem.errorCode, problem.message);
      if (problem === wrongMethod) reply.headers['allow'] = 'POST';
      return reply;
    }
  }

  async function check(bytes: Uint8Array<ArrayBuffer>, headers: HeadersLike): Promise<void> {
    const verification = await step(async () => {
      const known = await currentSecrets();
      if (acceptUnsigned && known.length === 0) return undefined;
      return verify(bytes, headers, known);
    }, secretsFailed);
    if (verification === undefined || verification.verified) return;
    if (acceptUnsigned && verification.reason === 'no signature header') return;
    throw new Failure(notVerified(verification.reason));
  }

  /** @returns whether the event is handled now, and not before */
  async function handleOnce(event: ConnectEvent): Promise<boolean> {
    const id = await step(
      () => eventId(event),
      (error) => eventIdFailed(error, event),
    );
    const first = running.get(id);
    if (first !== undefined) {
      // Who sends an event again before the first reply must not take a handler that fails for one that succeeds.
      if (await first) return false;
      throw new Failure(handlerFailed(undefined, event));
    }
    const handled = handleClaimed(id, event);
    running.set(
      id,
      handled.then(
        () => true,
        () => false,
      ),
    );
    try {
      return await handled;
    } finally {
      running.delete(id);
    }
  }

  async function handleClaimed(id: string, event: ConnectEvent): Promise<boolean> {
    const mine = await step(
      () => store.claim(id),
      (error) => storeFailed(error, event),
    );
    if (!mine) return false;
    try {
      await handle(onEvent, event);
      return true;
    } catch (error) {
      await release(id, event);
      throw new Failure(handlerFailed(error, event));
    }
  }

  async function release(id: string, event: ConnectEvent): Promise<void> {
    try {
      await store.release(id);
    } catch (error) {
      reportProblem(storeFailed(error, event));
    }
  }

  function reportProblem(problem: Problem): void {
    try {
      onProblem?.(problem);
    } catch {
      // Who only watches must not change the reply.
    }
  }

  return {
    receive: (body, headers, method = 'POST') => answer(() => body, headers, method),
    async fetch(request) {
      const body = () => {
        if (request.bodyUsed) throw bodyParsed();
        return request.body ?? new Uint8Array();
      };
      const reply = await answer(body, request.headers, request.method);
      return new Response(reply.body, { status: reply.status, headers: reply.headers });
    },
  };
}

/** Gives the same list as long as it holds the same secrets, so that its keys are imported once. */
function steady(secrets: ListenerOptions['secrets']): () => Promise<readonly string[]> {
  if (typeof secrets !== 'function') return async () => secrets;
  let last: readonly string[] = [];
  return async () => {
    const present = await secrets();
    checkList(present);
    if (!sameSecrets(last, present)) last = [...present];
    return last;
  };
}

function idOf(event: ConnectEvent): string {
  return event.id;
}

/** In bytes, as the sender says; 0 where it does not. */
function lengthIn(headers: HeadersLike): number {
  const [, length = '0'] = headerPairs(headers).find(([name]) => name === 'content-length') ?? [];
  return Number(length);
}
