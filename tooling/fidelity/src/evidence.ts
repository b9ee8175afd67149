/**
 * Where a statement about the service comes from, the strongest first: `recorded` was seen in an
 * exchange with it, `service` stands in its description, `public` in a public list or program, and
 * `inferred` is taken from how its neighbours work.
 */
export const evidences = ['recorded', 'service', 'public', 'inferred'] as const;

/** One of them. */
export type Evidence = (typeof evidences)[number];

/** Whether a word is one of them. */
export function isEvidence(word: unknown): word is Evidence {
  return evidences.some((one) => one === word);
}
