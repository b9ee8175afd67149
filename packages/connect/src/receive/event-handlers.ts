import { ConnectError } from '../connect-error.js';
import type { ConnectEvent } from '../connect-event.js';

/** The word in `event`. */
export type EventName = ConnectEvent['event'];

/** The event that has a given word in `event`. */
export type EventNamed<Name extends EventName> = Named<ConnectEvent, Name>;

/** One member of the union after the other, since each stands for several words. */
type Named<Event extends ConnectEvent, Name extends EventName> = Event extends ConnectEvent
  ? Name extends Event['event']
    ? Event & { event: Name }
    : never
  : never;

/** Handles events. If it throws, the service sends the event again. */
export type EventHandler<Event extends ConnectEvent = ConnectEvent> = (
  event: Event,
) => void | Promise<void>;

type ByName = { readonly [Name in EventName]?: EventHandler<EventNamed<Name>> };

/** A handler for each event by its name, and `other` for those without one. */
export type EventHandlers = ByName & {
  /** Gets each event that has no handler of its own; without it such events are taken and let go. */
  readonly other?: EventHandler | undefined;
};

/**
 * Callers without types may leave them out, and would learn of it with the first event alone.
 * @throws {ConnectError} `no-handler`
 */
export function checkHandlers(handlers: EventHandler | EventHandlers): void {
  if (typeof handlers === 'function' || (typeof handlers === 'object' && handlers !== null)) return;
  throw new ConnectError(
    'no-handler',
    'onEvent is missing',
    'Pass a function that handles every event, or an object with one function per event name.',
  );
}

/** Calls the handler of an event. */
export async function handle(
  handlers: EventHandler | EventHandlers,
  event: ConnectEvent,
): Promise<void> {
  if (typeof handlers === 'function') return handlers(event);
  if (handlers[event.event] === undefined) return handlers.other?.(event);
  return call(handlers, event.event, event);
}

/**
 * Calls the handler of one event. Its type parameter shows the compiler that handler and event
 * belong together.
 */
function call<Name extends EventName>(
  handlers: ByName,
  name: Name,
  event: { [Each in EventName]: EventNamed<Each> }[Name],
): void | Promise<void> {
  return handlers[name]?.(event);
}
