import type { MockRequest } from '../message.ts';
import { redactText } from '../traffic/redact-text.ts';
import type { Step } from './steps.ts';

/**
 * The header of a client that watches the server instead of being tested with it, such as the
 * console. Its value is the name of the client. Faults, limits and histories are for programs, so
 * they leave such calls out.
 */
export const observerHeader = 'x-countersign-observer';

/** The longest name of an observer that is shown, in characters. */
const longest = 40;

/** The name of the observer that sent a request; undefined for the request of a program. */
export function readObserver({ headers }: Pick<MockRequest, 'headers'>): string | undefined {
  const name = headers[observerHeader]?.trim();
  return name === undefined || name === '' ? undefined : redactText(name.slice(0, longest));
}

/** Creates a step that does nothing for the calls of observers. */
export function exceptObservers<Context extends { readonly request: MockRequest }>(
  step: Step<Context>,
): Step<Context> {
  return (context) => (readObserver(context.request) === undefined ? step(context) : undefined);
}
