import type { ExampleBody } from '../contract/example-request.ts';

/** A file that a sample reads. */
export interface SampleFile {
  name: string;
  /** The content in the example of the specs, as Base64, if it shows more than the name. */
  content?: string;
}

const names: Readonly<Record<string, string>> = {
  'application/gzip': 'snapshot.gz',
  'application/octet-stream': 'file.bin',
  'application/pdf': 'document.pdf',
  'application/xml': 'file.xml',
  'image/gif': 'image.gif',
  'image/png': 'image.png',
  'message/rfc822': 'mail.eml',
  'text/csv': 'file.csv',
  'text/html': 'mail.html',
  'text/plain': 'log.txt',
};

/** Returns the name of a file of a media type, for samples that read or write it. */
export function findFileName(mediaType: string): string {
  const name = names[mediaType];
  if (name === undefined) throw new Error(`Samples have no name for a file of ${mediaType}.`);
  return name;
}

/** The file in which a document is that a body in JSON holds as Base64. */
export const documentFile = findFileName('application/pdf');

/** Reports whether a text in a body is a document. No other text there is too long for a line. */
export function isDocument(text: string): boolean {
  return text.length > 100;
}

/** The files that a sample with this body reads. */
export function listFiles(body: ExampleBody | undefined): SampleFile[] {
  if (body === undefined) return [];
  if (body.kind === 'bytes') return [{ name: findFileName(body.mediaType), content: body.value }];
  const texts = textsIn(body.value);
  // The examples of a form are the names of the files that are sent in it.
  if (body.kind === 'multipart') return texts.map((name) => ({ name }));
  return texts.filter(isDocument).map((content) => ({ name: documentFile, content }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
