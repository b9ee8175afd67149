import { splitExtension } from '../documents/index.ts';

/**
 * Writes the header `content-disposition` of a file, with its name in ASCII, and in the way of RFC 6266
 * where that loses something.
 * @param kind the word at the beginning; `file` is the service's own
 * @param others further parameters, each with a semicolon in front
 */
export function fileHeader(
  kind: 'attachment' | 'file' | 'inline',
  name: string,
  others = '',
): string {
  const shown = fileName(name);
  return `${kind}; filename="${plain(shown)}"${others}${extended(shown)}`;
}

/**
 * A name that is one of a file, and no path; as long as file systems allow. Half of a sign is no
 * text that a header could say.
 */
function fileName(name: string): string {
  const whole = Buffer.from(name).toString();
  const { stem, end } = splitExtension(whole);
  const plainStem = stem.replaceAll(/[/\\]/gu, '_');
  return `${Array.from(plainStem).slice(0, 200).join('')}${end}`;
}

/** Headers are ASCII, and quotes would end the name. */
function plain(name: string): string {
  return name.replaceAll(/[^\x20-\x7E]/gu, '_').replaceAll(/["\\]/gu, "'");
}

/** The whole name in the way of RFC 6266, where the plain one has lost something. */
function extended(name: string): string {
  return plain(name) === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
}
