import type { World } from './world-file.ts';

/** What of a request decides about its world. */
export interface Asked {
  query: URLSearchParams;
  /** The JSON that was sent; undefined where there is none. */
  body: unknown;
}

/** The first world that a request fits. */
export function findWorld(worlds: readonly World[], asked: Asked): World | undefined {
  return worlds.find(({ when: { query = {}, body } = {} }) => {
    const named = Object.entries(query).every(([name, text]) => asked.query.get(name) === text);
    return named && (body === undefined || holds(asked.body, body));
  });
}

/** Whether a value has all that another one has, and perhaps more. */
function holds(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(part).every(([name, inner]) => holds(fields.get(name), inner));
}
