// How a program tells whoever started it what it did: one message for each step, and on with the
// next step when that one is noted down.
import { once } from 'node:events';

/**
 * Runs a step that must succeed.
 * @param {string} title what the step does
 * @param {() => unknown} run the calls of the client
 * @param {(result: any) => unknown} [show] what to note of the result; no tokens, no times
 * @returns {Promise<any>} the result
 */
export async function step(title, run, show = (result) => result) {
  const result = await run();
  await sendReport({ title, failed: false, gave: show(result) });
  return result;
}

/**
 * Runs a step that must fail.
 * @param {string} title what the step does
 * @param {() => unknown} run the calls of the client
 * @param {(error: any) => unknown} show what to note of the error
 * @throws Error where the step succeeds
 */
export async function fails(title, run, show) {
  try {
    await run();
  } catch (error) {
    return sendReport({ title, failed: true, gave: show(error) });
  }
  throw new Error(`This should have failed: ${title}`);
}

/**
 * Creates the function that notes some fields of a result.
 * @param {...(string | Record<string, string[]>)} fields names, or what to note of objects and lists
 * @returns {(result: any) => Record<string, unknown>}
 */
export function pick(...fields) {
  return (result) => {
    const entries = fields.flatMap((field) =>
      typeof field === 'string'
        ? [[field, result[field]]]
        : Object.entries(field).map(([name, inner]) => {
            const note = pick(...inner);
            const value = result[name];
            return [name, Array.isArray(value) ? value.map(note) : note(value)];
          }),
    );
    return Object.fromEntries(entries);
  };
}

/** Has a step noted down. */
export async function sendReport(message) {
  process.send(message);
  await once(process, 'message');
}
