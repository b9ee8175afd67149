import type { Context } from '../engine/context.ts';

/**
 * The words of an `include` parameter, which is a list with commas. A word that is none of the known
 * ones has no effect, which a warning says.
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
