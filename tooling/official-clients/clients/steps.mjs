// Reports the steps of a program to the process that started it: one message per step. The program
// continues when the step is recorded.
import { once } from 'node:events';

/**
 * Runs a step that must succeed.
 * @param {string} title what the step does
 * @param {() => unknown} run the calls of the client
 * @param {(result: any) => unknown} [show] what to record of the result; no tokens, no times
 * @returns {Promise<any>} the result
 */
export async function step(title, run, show = (result) => result) {
  const result = await run();
  await report({ title, failed: false, result: show(result) });
  return result;
}

/**
 * Runs a step that must fail.
 * @param {string} title what the step does
 * @param {() => unknown} run the calls of the client
 * @param {(error: any) => unknown} show what to record of the error
 * @throws Error if the step succeeds
 */
export async function fails(title, run, show) {
  try {
    await run();
  } catch (error) {
    return report({ title, failed: true, result: show(error) });
  }
  throw new Error(`This should have failed: ${title}`);
}

/**
 * Creates the function that selects some fields of a result.
 * @param {...(string | Record<string, string[]>)} fields names, and fields of nested objects and lists
 * @returns {(result: any) => Record<string, unknown>}
 */
export function pick(...fields) {
  return (result) => {
    const entries = fields.flatMap((field) =>
      typeof field === 'string'
        ? [[field, result[field]]]
        : Object.entries(field).map(([name, inner]) => {
            const select = pick(...inner);
            const value = result[name];
            return [name, Array.isArray(value) ? value.map(select) : select(value)];
          }),
    );
    return Object.fromEntries(entries);
  };
}

/** Reports a step, and waits until it is recorded. */
export async function report(message) {
  process.send(message);
  await once(process, 'message');
}
