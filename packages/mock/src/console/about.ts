import { readFileSync } from 'node:fs';

/** What a server says of itself: `GET /_countersign/about`. */
export interface About {
  title: string;
  /** Which server it is; the console shows what that server has. */
  server: 'mock' | 'sandbox';
  /** The version of the package. */
  version: string;
  /** The areas that are served, and how many operations each has. */
  areas: readonly { area: string; title: string; operations: number }[];
  /** Whether there is a reference site at `/reference/`. */
  reference: boolean;
  /** The path of an operation that answers a GET with any bearer token, for people to try. */
  example: string;
}

/** The version of this package, which all packages share. */
export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
