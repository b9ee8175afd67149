import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The folder of the sandbox. */
export const root = path.resolve(import.meta.dirname, '../..');

const group = z.strictObject({
  why: z.string(),
  files: z.array(z.string()),
  tests: z.array(z.string()),
});

/** Source files that are mutated together, and the tests that run for them. */
export interface Group {
  name: string;
  why: string;
  /** Files, relative to the folder of the sandbox, with slashes. */
  files: readonly string[];
  tests: readonly string[];
}

/** Reads groups.yaml. */
export function readGroups(): Group[] {
  const text = readFileSync(path.join(import.meta.dirname, 'groups.yaml'), 'utf8');
  return Object.entries(z.record(z.string(), group).parse(parse(text))).map(
    ([name, { why, files, tests }]) => ({
      name,
      why,
      files: find('src', files),
      tests: find('test', tests),
    }),
  );
}

/**
 * The groups to run for the args of the command line: a name of a group selects all of its files,
 * any other word the files whose path contains it.
 * @throws Error for a word that selects nothing
 */
export function selectGroups(groups: readonly Group[], args: readonly string[]): Group[] {
  if (args.length === 0) return [...groups];
  const wanted = new Set<string>();
  for (const word of args) {
    const files = groups.flatMap((one) =>
      one.name === word ? one.files : one.files.filter((file) => file.includes(word)),
    );
    if (files.length === 0)
      throw new Error(
        `No group is called ${word}, and none has a file whose path contains it. Groups: ${groups.map(({ name }) => name).join(', ')}.`,
      );
    for (const file of files) wanted.add(file);
  }
  return groups
    .map((one) => ({ ...one, files: one.files.filter((file) => wanted.has(file)) }))
    .filter(({ files }) => files.length > 0);
}

function find(folder: string, patterns: readonly string[]): string[] {
  return patterns
    .flatMap((pattern) => globSync(`${folder}/${pattern}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}
