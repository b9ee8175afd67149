import { signal } from '@preact/signals';

/** The servers that show the console. */
export type Server = 'sandbox' | 'mock';

/** The server's own facts: `GET /_countersign/about`. */
export interface About {
  title: string;
  server: Server;
  version: string;
  areas: readonly { area: string; title: string; operations: number }[];
  /** True if a reference site is served at `/reference/`. */
  reference: boolean;
  /** The path of an operation that responds to a GET with any bearer token. */
  example: string;
}

/** Undefined until the server has responded. */
export const about = signal<About | undefined>(undefined);

/**
 * Loads the facts about the server; called once, at start.
 * @throws Error if the server does not respond with them
 */
export async function loadAbout(): Promise<void> {
  const response = await fetch('/_countersign/about');
  if (!response.ok) throw new Error(`The server responds with ${response.status}.`);
  about.value = await response.json();
}
