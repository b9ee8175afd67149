import type { Engine } from './engine.ts';
import type { SearchIndex } from './record.ts';

let loading: Promise<Engine> | undefined;

/** Loads the index and the search engine; once for a page, and again after a failure. */
export function loadEngine(address: string): Promise<Engine> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<Engine> {
  const [{ createEngine }, index] = await Promise.all([import('./engine.ts'), fetchIndex(address)]);
  return createEngine(index);
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server responded with ${response.status} for ${address}.`);
  return response.json();
}
