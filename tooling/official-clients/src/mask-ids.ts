import type { Step } from './run-program.ts';

/**
 * Replaces the IDs that were created in the run with numbers, in the order in which they occur.
 * @param known the IDs to keep
 */
export function maskIds(steps: readonly Step[], known: readonly string[]): Step[] {
  const pattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  return replaceInOrder(
    steps,
    pattern,
    (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    known,
  );
}

/** Replaces the numbers by which Rooms knows what was created in the run, in the same way. */
export function maskNumbers(steps: readonly Step[]): Step[] {
  // Numbers that are drawn have at least seven digits; those of the seed that the program uses, less.
  return replaceInOrder(steps, /(?<![\d.-])\d{7,10}(?![\d-])/g, (number) =>
    String(1_000_000 + number),
  );
}

function replaceInOrder(
  steps: readonly Step[],
  pattern: RegExp,
  createMask: (number: number) => string,
  known: readonly string[] = [],
): Step[] {
  const masks = new Map(known.map((id) => [id, id]));
  const masked = (text: string): string =>
    text.replaceAll(pattern, (id) => {
      const mask = masks.get(id) ?? createMask(masks.size - known.length + 1);
      masks.set(id, mask);
      return mask;
    });
  return steps.map((step) => ({
    ...step,
    result: JSON.parse(masked(JSON.stringify(step.result))),
    calls: step.calls.map((call) => ({ ...call, url: masked(call.url) })),
  }));
}
