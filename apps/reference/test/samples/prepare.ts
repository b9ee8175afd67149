import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleRequest } from '../../src/contract/example-request.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { mockAddress } from '../../src/samples/address.ts';
import { filesOf } from '../../src/samples/files.ts';
import { samplesOf } from '../../src/samples/samples.ts';

/** A sample that is ready to run. */
export interface Prepared {
  operation: Operation;
  language: Language;
  /** As the site shows it. */
  code: string;
  /** Where it is, beside the files that it reads. */
  folder: string;
}

export type Language = 'ts' | 'sh';

/** Writes the samples of an operation into folders below `scratch`, for a mock at `url`. */
export async function prepare(
  operation: Operation,
  scratch: string,
  url: string,
): Promise<Prepared[]> {
  const samples = await samplesOf(operation);
  return (['ts', 'sh'] as const).map((language) => {
    const sample = samples.find((candidate) => candidate.language === language);
    if (sample === undefined) throw new Error(`${operation.id} has no sample in ${language}.`);
    const folder = path.join(scratch, `${operation.area}-${operation.id}-${language}`);
    mkdirSync(folder);
    for (const { name, content } of filesOf(exampleRequest(operation).body))
      writeFileSync(path.join(folder, name), contentOf(name, content));
    // The address is the one thing that is not as it stands on the page.
    const code = sample.code.replaceAll(mockAddress, url);
    writeFileSync(path.join(folder, `sample.${language}`), code);
    return { operation, language, code: sample.code, folder };
  });
}

function contentOf(name: string, content: string | undefined): Uint8Array {
  if (content === undefined) return Buffer.from(`the content of ${name}\n`);
  const bytes = Buffer.from(content, 'base64');
  if (name.endsWith('.pdf') && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`What is to be ${name} is no PDF: ${content.slice(0, 40)}`);
  return bytes;
}
