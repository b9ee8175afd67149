import type { Step } from './run-program.ts';

/**
 * Puts a number in the place of each ID that was made in the run, which is another one each time,
 * in the order in which they come.
 * @param known the IDs that stay
 */
export function maskIds(steps: readonly Step[], known: readonly string[]): Step[] {
  const numbers = new Map(known.map((id) => [id, id]));
  const masked = (text: string): string =>
    text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      const number = numbers.size - known.length + 1;
      const mask = numbers.get(id) ?? `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
      numbers.set(id, mask);
      return mask;
    });
  return steps.map((step) => ({
    ...step,
    gave: JSON.parse(masked(JSON.stringify(step.gave))),
    calls: step.calls.map((call) => ({ ...call, url: masked(call.url) })),
  }));
}
