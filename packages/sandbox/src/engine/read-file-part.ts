import { readOutsideForm } from '@countersign/mock/core/outside';
import { splitExtension } from '../documents/index.ts';
import { cutText } from './cut-text.ts';

/** A file that came as a part of a form. */
export interface FilePart {
  name: string;
  bytes: Buffer;
  contentType: string;
}

/** The longest name of a file, in characters. */
export const longestFileName = 255;

/**
 * Reads a file from a part of a form.
 * @param form the raw body
 * @param field the name of the part
 * @returns undefined if there is none, or the form is malformed
 */
export async function readFilePart(form: Buffer, field = 'file'): Promise<FilePart | undefined> {
  // The first line of a form is two dashes and the boundary.
  const [boundary = ''] =
    /^--([^\r\n]{1,200})/.exec(form.toString('latin1', 0, 256))?.slice(1) ?? [];
  const contentType = `multipart/form-data; boundary=${JSON.stringify(boundary)}`;
  const part = await readOutsideForm(form, contentType)
    .then((fields) => fields.get(field))
    .catch(() => null);
  if (part === null) return undefined;
  if (typeof part === 'string')
    return { name: 'file', bytes: Buffer.from(part), contentType: 'text/plain' };
  return {
    name: cleanName(part.name),
    bytes: Buffer.from(await part.arrayBuffer()),
    contentType: part.type === '' ? 'application/octet-stream' : part.type,
  };
}

/** The name without the path that some clients send. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  if (last.trim() === '') return 'file';
  if (last.length <= longestFileName) return last;
  const { stem, end } = splitExtension(last);
  return `${cutText(stem, longestFileName - end.length)}${end}`;
}
