/**
 * The sources of statements about the service, the strongest first: `recorded` was seen in an
 * exchange with it, `service` is in its description, `public` in a public list or program, and
 * `inferred` is derived from similar operations.
 */
export const evidences = ['recorded', 'service', 'public', 'inferred'] as const;

/** One of them. */
export type Evidence = (typeof evidences)[number];

/** Reports whether a word is one of them. */
export function isEvidence(word: unknown): word is Evidence {
  return evidences.some((one) => one === word);
}
