import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../repository.ts';
import { areaNamed, operations } from '../../contract/areas.ts';
import type { Content, Example, Operation } from '../../contract/operations.ts';

/** A file to send without having one at hand. */
export interface ExampleFile {
  name: string;
  /** All of it, as a `data:` address. */
  href: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gif: 'image/gif',
  pdf: 'application/pdf',
  png: 'image/png',
  xml: 'application/xml',
};

/**
 * A file of this name: the one beside the operation in the specs, or the bytes of an example; the
 * nearer that is to the operation the better.
 */
export function exampleFile(name: string, operation: Operation): ExampleFile {
  const mediaType = mediaTypes[name.slice(name.lastIndexOf('.') + 1)];
  const { area, resource } = operation;
  const own = path.join(root, 'specs', area, 'resources', resource, name);
  if (mediaType !== undefined && existsSync(own)) {
    const value = readFileSync(own, 'base64');
    return createFile(name, mediaType, { name, summary: name, value, base64: true });
  }
  const near = areaNamed(area).operations.filter((other) => other.resource === resource);
  for (const { mediaType: found, examples } of listContents([operation, ...near, ...operations])) {
    const [example] = examples;
    if (found === mediaType && typeof example?.value === 'string')
      return createFile(name, found, example);
  }
  throw new Error(`No example of the specs has bytes for the file ${name}.`);
}

/** A file made of an example. */
export function createFile(
  name: string,
  mediaType: string,
  { value, base64 }: Example,
): ExampleFile {
  const bytes = Buffer.from(String(value), base64 ? 'base64' : 'utf8');
  const href = `data:${mediaType};base64,${bytes.toString('base64')}`;
  return { name, href };
}

function listContents(all: readonly Operation[]): Content[] {
  return all.flatMap(({ body, responses }) => [
    ...(body?.contents ?? []),
    ...responses.flatMap(({ contents }) => contents),
  ]);
}
