import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../scenarios');

/** The names of the scenarios, such as `esign-v2.1/EnvelopeLocks`. */
export function listScenarios(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonc'))
    .map((file) => file.slice(0, -'.jsonc'.length).replaceAll('\\', '/'))
    .toSorted();
}

/** The file of a scenario. */
export function scenarioFile(name: string): string {
  return path.join(folder, `${name}.jsonc`);
}
