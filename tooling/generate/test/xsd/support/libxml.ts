import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

// So that libxml2 finds the included and imported schemas.
xmlRegisterFsInputProviders();

/** Returns libxml2's objection to a document; undefined if it is valid. */
export type Check = (document: string) => string | undefined;

/**
 * libxml2's verdict by a schema.
 * @param within place in the document of the part that is to be valid; the whole if left out
 * @throws where libxml2 refuses the schema itself
 */
export function checkBy(
  schema: string,
  within?: { xpath: string; namespaces: Record<string, string> },
): Check {
  // The library takes the text after the last / for the name, on Windows too.
  const url = schema.replaceAll(path.sep, '/');
  const parsed = XmlDocument.fromBuffer(readFileSync(schema), { url });
  const validator = XsdValidator.fromDoc(parsed);
  return (text) => {
    try {
      const document = XmlDocument.fromString(text);
      if (within === undefined) validator.validate(document);
      else validator.validate(elementAt(document, within));
      return undefined;
    } catch (error) {
      return String(error);
    }
  };
}

function elementAt(
  document: XmlDocument,
  { xpath, namespaces }: { xpath: string; namespaces: Record<string, string> },
): XmlElement {
  const found = document.get(xpath, namespaces);
  if (found instanceof XmlElement) return found;
  throw new Error(`${xpath} is not there`);
}
