import type { Context } from '../engine/context.ts';

/**
 * Reads the parameter `include`, a list with commas. An unknown value has no effect, and gives a
 * warning.
 */
export function readInclude<Word extends string>(
  { warn }: Pick<Context, 'warn'>,
  text: string | undefined,
  known: readonly Word[],
): Word[] {
  const words = new Set(text?.split(',').map((word) => word.trim().toLowerCase()));
  const unknown = [...words].filter((word) => word !== '' && !known.some((one) => one === word));
  if (unknown.length > 0)
    warn({
      code: 'unknown-word',
      in: 'query',
      at: 'include',
      message: `${unknown.join(', ')} adds nothing. Known: ${known.join(', ')}.`,
    });
  return known.filter((one) => words.has(one));
}
