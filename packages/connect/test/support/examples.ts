import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A message of the contract as the service sends it. */
export interface Example {
  /** Its file, such as `recipients/signer.xml`. */
  file: string;
  /** The event that it is about, by the name of its file. */
  event: string;
  text: string;
}

const folder = new URL('../../../../specs/connect/', import.meta.url);

/** Every message of the contract in XML; the reply to SOAP is none. */
export const xmlExamples: readonly Example[] = [
  ...examplesIn('webhooks', '.xml'),
  ...examplesIn('recipients', '.xml'),
  ...examplesIn('soap', '.xml').filter(({ file }) => file !== 'soap/reply.xml'),
  ...examplesIn('older', '.xml'),
];

/** Every message of the contract in JSON. */
export const jsonExamples: readonly Example[] = [
  ...examplesIn('webhooks', '.message.yaml'),
  ...examplesIn('recipients', '.message.yaml'),
];

export const examples: readonly Example[] = [...xmlExamples, ...jsonExamples];

/** An example by its file. */
export function example(file: string): Example {
  const found = examples.find((one) => one.file === file);
  if (found === undefined) throw new Error(`There is no example ${file}.`);
  return found;
}

/** Replaces a text in an example, which must contain it exactly once. */
export function changed(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${from} is there ${parts.length - 1} times.`);
  return parts.join(to);
}

function examplesIn(name: string, ending: string): Example[] {
  return readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const text = readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
      return {
        file: `${name}/${file}`,
        // Each kind of recipient has one message, about one who has completed.
        event: name === 'recipients' ? 'recipient-completed' : file.slice(0, -ending.length),
        text: ending === '.xml' ? text : normalizeJson(text),
      };
    });
}

function normalizeJson(text: string): string {
  const { value }: { value: unknown } = parse(text);
  return JSON.stringify(value);
}
