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

/** The time in milliseconds between two attempts. */
const pause = 1000;

/**
 * Loads the facts about the server, which may still be starting; called once, at start.
 * @param onFailure is called after each failed attempt; another one follows
 */
export async function loadAbout(onFailure: () => void): Promise<About> {
  try {
    const response = await fetch('/_countersign/about');
    if (!response.ok) throw new Error(`The server responds with ${response.status}.`);
    const facts: About = await response.json();
    about.value = facts;
    return facts;
  } catch {
    onFailure();
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadAbout(onFailure);
  }
}
