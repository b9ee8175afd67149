import type { Area } from './areas.ts';

/** A generator gave up; the message leads to the file of the tree that it stumbled over. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';

  constructor(generator: string, area: Area, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(`${placeIn(said, area)}: ${generator} failed: ${said.split('\n')[0] ?? ''}`, { cause });
  }
}

/** The first schema or operation that the generator's own message names, as a file of the tree. */
function placeIn(message: string, { name, sources }: Area): string {
  const known = { ...sources.schemas, ...sources.operations };
  const words = message.match(/[\w.]+/g) ?? [];
  const found = words.map((word) => known[word]).find((file) => file !== undefined);
  return found ?? `specs/${name}/openapi.yaml`;
}
