/** Callbacks for the contents of an HTML or XML document, in document order. */
export interface MarkupReader {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  text(text: string): void;
}

const nothing = () => {};

/**
 * Reads HTML or XML in one pass and passes on what it finds, in linear time and without building a
 * tree. Of HTML, which has no errors by its specification, names are in lower case, and nothing is
 * closed that the text does not close. Of attributes with the same name the first one counts there.
 * Entities of XML other than its own five stay as they are written.
 */
export async function readMarkup(
  source: string,
  language: 'html' | 'xml',
  reader: MarkupReader,
): Promise<void> {
  const { Tokenizer } = await import('htmlparser2');
  const xmlMode = language === 'xml';
  const nameAt = (start: number, end: number) => {
    const name = source.slice(start, end);
    return xmlMode ? name : name.toLowerCase();
  };
  let tag = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const finishTag = () => reader.open(tag, attributes);
  const tokenizer = new Tokenizer(
    { xmlMode, decodeEntities: true },
    {
      ontext: (start, end) => reader.text(source.slice(start, end)),
      ontextentity: (code) => reader.text(String.fromCodePoint(code)),
      oncdata(start, end, offset) {
        if (xmlMode) reader.text(source.slice(start, end - offset));
      },
      onopentagname(start, end) {
        tag = nameAt(start, end);
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = nameAt(start, end);
        value = '';
      },
      onattribdata(start, end) {
        value += source.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        if (xmlMode || !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: finishTag,
      onselfclosingtag() {
        finishTag();
        if (xmlMode) reader.close(tag);
      },
      onclosetag: (start, end) => reader.close(nameAt(start, end)),
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
}
