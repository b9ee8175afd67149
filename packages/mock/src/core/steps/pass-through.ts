import type { MockResponse } from '../message.ts';
import type { After, Step } from './steps.ts';

/**
 * Passes a context through steps until one responds, and the response back through the functions
 * that the steps before it returned, the last one first.
 * @param refuse makes the response to an error
 */
export async function passThrough<Context>(
  steps: readonly Step<Context>[],
  context: Context,
  refuse: (error: unknown) => MockResponse,
): Promise<MockResponse> {
  const afters: After[] = [];
  try {
    for (const step of steps) {
      const result = step(context);
      const response = result instanceof Promise ? await result : result;
      if (typeof response === 'function') afters.push(response);
      else if (response !== undefined) return passBack(response, afters);
    }
    throw new Error('no step of the server responds to it');
  } catch (error) {
    // Those that have seen the response are no longer among them.
    return passBack(refuse(error), afters);
  }
}

/** Passes a response through functions, which it empties, the last one first. */
export function passBack(response: MockResponse, afters: After[]): MockResponse {
  let passed = response;
  for (let after = afters.pop(); after !== undefined; after = afters.pop()) passed = after(passed);
  return passed;
}
