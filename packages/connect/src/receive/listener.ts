import type { ConnectEvent } from '../connect-event.js';
import type { ParseOptions } from '../parse-options.js';
import { defaultLimits } from '../limits.js';
import { checkHandlers, handle, type EventHandler, type EventHandlers } from './event-handlers.js';
import { memoryStore, type Claim, type EventStore } from './event-store.js';
import { headerPairs, type HeadersLike } from './headers.js';
import { checkList, checkSecrets, sameSecrets } from './key.js';
import { Failure, step, type Problem } from './problem.js';
import {
  eventIdFailed,
  handlerBusy,
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

/** Options of a listener. */
export interface ListenerOptions {
  /**
   * The keys of the account, or a function that returns them for each message. Any of them may have
   * signed.
   */
  secrets: readonly string[] | (() => readonly string[] | Promise<readonly string[]>);
  /**
   * One handler for all events, or one for each by its name. The service waits 100 seconds for the
   * reply and wishes for it within 5, so leave long work to a queue.
   */
  onEvent: EventHandler | EventHandlers;
  /** The store of events that were handled; in memory by default. */
  store?: EventStore | undefined;
  /** Options for reading messages. `limits.bytes` already applies while the body is received. */
  parse?: ParseOptions | undefined;
  /** Returns an ID that is equal for messages of the same event; the event's `id` by default. */
  eventId?: ((event: ConnectEvent) => string) | undefined;
  /**
   * For local tests only. With `accept` a message may come without a signature, and with no
   * secrets at all none is looked at; one that no secret fits is refused still.
   */
  unsigned?: 'refuse' | 'accept' | undefined;
  /** Called for each request that is not answered with 200, and for each failure of the store. */
  onProblem?: ((problem: Problem) => void) | undefined;
}

/** Receives pushed events. Neither function throws or needs `this`. */
export interface Listener {
  /**
   * Receives a request from any server.
   * @param body raw, or an unread stream of it
   */
  receive(body: RawBody | BodyStream, headers: HeadersLike, method?: string): Promise<Reply>;
  /** Receives a request from a server that uses `Request` and `Response`. */
  fetch(request: Request): Promise<Response>;
  /**
   * Calls a function once with each event after it was handled. Errors of the function are ignored.
   * @returns a function that ends the subscription
   */
  subscribe(heard: (event: ConnectEvent) => void): () => void;
}

/** The functions of one form of messages that a listener needs. */
export interface Form {
  parse(rawBody: RawBody, options?: ParseOptions): ConnectEvent;
  /** The reply that an event waits for in its own form. */
  soapReply(event: ConnectEvent): string | undefined;
}

/** Creates a listener for messages of a form; `createListener` has the details. */
export function createListenerFor(form: Form, options: ListenerOptions): Listener {
  const { secrets, onEvent, eventId = idOf, onProblem } = options;
  const store: EventStore = options.store ?? memoryStore();
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
  const subscribers = new Set<(event: ConnectEvent) => void>();

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
      const event = await step(() => form.parse(bytes, options.parse), notParsed);
      const handled = await handleOnce(event);
      if (handled) tell(event);
      return receivedReply(form.soapReply(event), !handled);
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

  /** @returns true if the event is handled now, and was not before */
  async function handleOnce(event: ConnectEvent): Promise<boolean> {
    const id = await step(
      () => eventId(event),
      (error) => eventIdFailed(error, event),
    );
    const first = running.get(id);
    if (first !== undefined) {
      // A message sent again before the first reply must not report success if the handler failed.
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
    const claim = await step(
      async () => toClaim(await store.claim(id)),
      (error) => storeFailed(error, event),
    );
    if (claim === 'busy') throw new Failure(handlerBusy(event));
    if (claim === 'done') return false;
    try {
      await handle(onEvent, event);
    } catch (error) {
      await release(id, event);
      throw new Failure(handlerFailed(error, event));
    }
    await finish(id, event);
    return true;
  }

  async function finish(id: string, event: ConnectEvent): Promise<void> {
    try {
      await store.finish?.(id);
    } catch (error) {
      // It was handled. If the service sends it again, it is handled again once its lease is over.
      reportProblem(storeFailed(error, event));
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
      // An observer that fails must not change the reply.
    }
  }

  function tell(event: ConnectEvent): void {
    for (const heard of subscribers)
      try {
        heard(event);
      } catch {
        // A subscriber that fails must not change the reply.
      }
  }

  return {
    subscribe(heard) {
      // A new function each time, so that a function that subscribes twice is called twice.
      const own = (event: ConnectEvent) => heard(event);
      subscribers.add(own);
      return () => void subscribers.delete(own);
    },
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

/**
 * Returns the same list as long as it contains the same secrets, so that its keys are imported
 * once.
 */
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

/** A store that knows only whether an event was seen says true or false. */
function toClaim(claim: Claim | boolean): Claim {
  return typeof claim === 'string' ? claim : claim ? 'mine' : 'done';
}

function idOf(event: ConnectEvent): string {
  return event.id;
}

/** Returns the announced length in bytes; 0 if it is missing. */
function lengthIn(headers: HeadersLike): number {
  const [, length = '0'] = headerPairs(headers).find(([name]) => name === 'content-length') ?? [];
  return Number(length);
}
