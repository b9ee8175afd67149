import { official } from './official.ts';

/** What is measured of a package as it is installed. */
export type Aspect = 'Packed' | 'Unpacked' | 'Dependencies' | 'Import';

/** The name of a case in `docs/benchmarks.json`, such as `clientPacked` or `officialImport`. */
export function caseName(of: string, aspect: Aspect): string {
  return `${of === official ? 'official' : of.replace('@countersign/', '')}${aspect}`;
}
