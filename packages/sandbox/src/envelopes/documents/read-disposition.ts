import type { Document } from '@countersign/types/esign-v2.1';

/**
 * What a `Content-Disposition` header says of a document: its name, and its extension where it
 * is given.
 */
export function readDisposition(header = ''): Pick<Document, 'name' | 'fileExtension'> {
  const name = valueIn(header, 'filename');
  const fileExtension = valueIn(header, 'fileExtension');
  return {
    ...(name !== undefined && name !== '' && { name }),
    ...(fileExtension !== undefined && { fileExtension }),
  };
}

/** The value of a parameter, with quotes around it or without. */
function valueIn(header: string, parameter: string): string | undefined {
  const found = new RegExp(`(?:^|[;\\s])${parameter}\\s*=\\s*(?:"([^"]*)"|([^;]*))`, 'iu').exec(
    header,
  );
  return (found?.[1] ?? found?.[2])?.trim();
}
