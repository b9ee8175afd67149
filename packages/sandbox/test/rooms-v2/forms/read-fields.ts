import { documents } from '../../../src/documents/index.ts';

/** The values of the form of a PDF, by the names of its fields. */
export async function readFields(pdf: Uint8Array): Promise<Record<string, string>> {
  const { fields } = await documents.readFormFields(pdf);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
