import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThirdParty } from './third-party.ts';

const folder = path.resolve(import.meta.dirname, '../licences');

/**
 * Third-party code inside the files of published packages, where no bundler sees it as a package.
 */
export const embedded: Record<string, ThirdParty[]> = {
  'json-schema-faker@0.5.8': [
    { name: 'drange', version: '1.1.1', license: 'MIT', text: licence('drange') },
    { name: 'randexp', version: '0.5.3', license: 'MIT', text: licence('randexp') },
    { name: 'ret', version: '0.2.2', license: 'MIT', text: licence('ret') },
    { name: 'yaml', version: '1.10.2', license: 'ISC', text: licence('yaml') },
  ],
};

function licence(name: string): string {
  return readFileSync(path.join(folder, `${name}.txt`), 'utf8').trim();
}
