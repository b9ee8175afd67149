import { readOutsideJson } from '@countersign/mock/core/outside';

/** Parses JSON that comes from outside; undefined for what is none, or exceeds the limits. */
export function readOptionalJson(
  text: string,
  limits: Parameters<typeof readOutsideJson>[1],
): unknown {
  try {
    return readOutsideJson(text, limits);
  } catch {
    return undefined;
  }
}
