import { readFileSync } from 'node:fs';

/** The body of `GET /_countersign/about`: the server and the areas that it serves. */
export interface About {
  title: string;
  /** The kind of server; the console shows only the pages that this kind has. */
  server: string;
  /** The version of the package. */
  version: string;
  /** The areas that are served, and how many operations each has. */
  areas: readonly { area: string; title: string; operations: number }[];
  /** True if a reference site is served at `/reference/`. */
  reference: boolean;
  /** The path of an operation that answers a GET with any bearer token, for people to try. */
  example: string;
}

/** The version of this package, which all packages share. */
export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
