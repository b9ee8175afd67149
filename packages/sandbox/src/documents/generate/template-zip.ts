/** A file in an archive, as docxtemplater reads it. */
interface TemplateFile {
  name: string;
  asText(): string;
}

/** Before a template is rendered, files are texts; afterwards, bytes. */
type Content = string | Uint8Array;

/** The archive that docxtemplater works on. */
export interface TemplateZip {
  files: Record<string, TemplateFile>;
  /** Gives files by their name or a pattern, or writes one. */
  file(name: string, content: Content): void;
  file(name: string): TemplateFile | null;
  file(pattern: RegExp): TemplateFile[];
  remove(name: string): void;
}

export const textFile = 'word/document.xml';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * An archive that has nothing but the text of a document. docxtemplater would unpack and parse all
 * files of the original without limits; only the text is needed, which was unpacked with a limit.
 */
export function createTemplateZip(document: string): TemplateZip {
  const files: TemplateZip['files'] = {};
  function write(name: string, content: Content): void {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    files[name] = { name, asText: () => text };
  }
  write(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${types}"><Override PartName="/${textFile}" ContentType="${main}"/></Types>`,
  );
  write(textFile, document);

  function file(name: string, content: Content): void;
  function file(name: string): TemplateFile | null;
  function file(pattern: RegExp): TemplateFile[];
  function file(name: RegExp | string, content?: Content) {
    if (name instanceof RegExp) return Object.values(files).filter((one) => name.test(one.name));
    if (content === undefined) return files[name] ?? null;
    return write(name, content);
  }
  return { files, file, remove: (name) => void delete files[name] };
}
