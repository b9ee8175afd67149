import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const specs = path.resolve(import.meta.dirname, '../../../../../specs');
export const connect = path.join(specs, 'connect');

/** The files below a folder of the events' specs whose names end so, by their path in it. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(connect, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))
    .toSorted();
}

export function readText(name: string): string {
  return readFileSync(path.join(connect, name), 'utf8');
}

export function readYaml(file: string): unknown {
  return parse(readFileSync(path.join(specs, file), 'utf8'));
}
