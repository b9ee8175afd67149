import type { Step } from './run-program.ts';

/**
 * Replaces the IDs that were created in the run with numbers, in the order in which they occur.
 * @param known the IDs to keep
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
    result: JSON.parse(masked(JSON.stringify(step.result))),
    calls: step.calls.map((call) => ({ ...call, url: masked(call.url) })),
  }));
}
