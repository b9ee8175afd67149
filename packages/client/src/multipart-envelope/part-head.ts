import { InputError } from '../errors/input-error.js';
import type { EnvelopeFile } from './envelope-file.js';

/**
 * The head of a file's part, in the service's own form.
 * @throws InputError where the number or the media type would not be one
 */
export function fileHead({ documentId, name, content, mediaType }: EnvelopeFile): string {
  if (!/^[1-9]\d*$/.test(documentId))
    throw new InputError(
      'Envelopes_create',
      `the documentId of a file must be a whole number greater than zero, not ${JSON.stringify(documentId)}`,
    );
  const type =
    mediaType ?? ((content instanceof Blob && content.type) || 'application/octet-stream');
  if (!/^[\w!#$&^.+-]+\/[\u0020-\u007e]+$/.test(type))
    throw new InputError(
      'Envelopes_create',
      `document ${documentId}: ${JSON.stringify(type)} is not a media type`,
    );
  return head(type, `file; filename="${escaped(name)}"; documentid=${documentId}`);
}

/** The head of the part with the definition. */
export const jsonHead = head('application/json', 'form-data');

function head(type: string, disposition: string): string {
  return `Content-Type: ${type}\r\nContent-Disposition: ${disposition}\r\n\r\n`;
}

/**
 * Writes a name as browsers do in the head of a part: in UTF-8, with `%22` for a quotation mark.
 * Characters that could end the line or, in some parsers, the quotation are escaped likewise.
 */
function escaped(name: string): string {
  return name.replace(
    // oxlint-disable-next-line eslint/no-control-regex -- control characters are what must not pass
    /["\\\u0000-\u001f\u007f]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
