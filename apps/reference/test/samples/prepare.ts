import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleRequest } from '../../src/contract/example-request.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { root } from '../../src/repository.ts';
import { mockAddress } from '../../src/samples/mock-address.ts';
import { listFiles } from '../../src/samples/files.ts';
import type { Sample } from '../../src/samples/sample.ts';

/** A sample that is ready to run. */
export interface Prepared {
  operation: Operation;
  language: Sample['language'];
  /** The code as the site shows it. */
  code: string;
  /** Its folder, which also contains the files that it reads. */
  folder: string;
  /** The names of the files in that folder. */
  given: readonly string[];
}

/** Writes a sample of an operation into a folder of its own below `scratch`, for a server at `url`. */
export function prepare(
  operation: Operation,
  { language, code }: Sample,
  scratch: string,
  url: string,
): Prepared {
  const folder = path.join(scratch, `${operation.area}-${operation.id}-${language}`);
  const files = listFiles(exampleRequest(operation).body);
  mkdirSync(folder);
  for (const { name, content } of files)
    writeFileSync(path.join(folder, name), createContent(operation, name, content));
  // Programs in JavaScript have the same runner as those in TypeScript, which knows one name.
  const script = language === 'sh' ? 'sample.sh' : 'sample.ts';
  // The address is the one thing that is not as it stands on the page.
  writeFileSync(path.join(folder, script), code.replaceAll(mockAddress, url));
  return { operation, language, code, folder, given: [script, ...files.map(({ name }) => name)] };
}

function createContent(
  { area, resource }: Operation,
  name: string,
  content: string | undefined,
): Uint8Array {
  // The example of a form names a file that is in the specs, next to the operation.
  if (content === undefined)
    return readFileSync(path.join(root, 'specs', area, 'resources', resource, name));
  const bytes = Buffer.from(content, 'base64');
  if (name.endsWith('.pdf') && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`What is to be ${name} is no PDF: ${content.slice(0, 40)}`);
  return bytes;
}
