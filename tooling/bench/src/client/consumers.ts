import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The same program for each client: it sends one envelope. They are compared in all that is measured. */
export type Consumer =
  | 'ours-by-area'
  | 'ours-by-resource'
  | 'openapi-fetch'
  | 'official'
  | 'official-one-class';

/** The folder in which the programs stand. */
export const consumers = fileURLToPath(new URL('consumers/', import.meta.url));

export function consumerFile(name: Consumer): string {
  return `${consumers}${name}.ts`;
}

export function consumerCode(name: Consumer): string {
  return readFileSync(consumerFile(name), 'utf8');
}
