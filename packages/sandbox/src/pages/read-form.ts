import { readOutsideForm } from '@countersign/mock/core/outside';
import type { MockRequest } from '@countersign/mock/core/server';

/** The values and files that a form sent. */
export interface SentForm {
  /** The last value of a field; empty where it was not sent. */
  text(name: string): string;
  /** All text fields, by name, with the last value of each. */
  texts: ReadonlyMap<string, string>;
  /** The files that were chosen, by their fields; the last one of each. */
  files: ReadonlyMap<string, SentFile>;
  /** All files, also several of one field. */
  uploads: readonly (SentFile & { field: string })[];
}

/** A file of a form. */
interface SentFile {
  name: string;
  bytes: Buffer;
}

/** Reads a form; undefined if the body is not one. */
export async function readForm({ headers, body }: MockRequest): Promise<SentForm | undefined> {
  const type = headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return undefined;
  const data = await readOutsideForm(body, type).catch(() => undefined);
  if (data === undefined) return undefined;
  const texts = new Map<string, string>();
  const uploads: (SentFile & { field: string })[] = [];
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.set(name, replaceNul(value));
    else if (value.size > 0)
      uploads.push({
        field: name,
        name: value.name,
        bytes: Buffer.from(await value.arrayBuffer()),
      });
  }
  const files = new Map(uploads.map(({ field, name, bytes }) => [field, { name, bytes }]));
  return { texts, files, uploads, text: (name) => texts.get(name)?.trim() ?? '' };
}

/** Text without the character NUL, which PostgreSQL cannot store. HTML replaces it in the same way. */
export function replaceNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
