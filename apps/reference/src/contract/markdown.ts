import { Marked } from 'marked';
import { errorAddress, eventAddress, operationAddress } from './addresses.ts';
import { operations } from './areas.ts';
import { errorCodes } from './errors.ts';
import { events } from './events.ts';

/** Creates the link to an address of the site. */
export type Href = (address: string) => string;

/** Turns texts of the specs into HTML. */
export interface SpecText {
  /** A text with paragraphs and lists. */
  block(text: string): string;
  /** A text without the paragraph around it. */
  inline(text: string): string;
}

// Only names that cannot be taken for a field or a value.
const addresses = new Map([
  ...errorCodes.flatMap(({ code, meanings }) =>
    meanings.map((meaning) => [meaning.code, errorAddress(code)] as const),
  ),
  ...events.map(({ name }) => [name, eventAddress(name)] as const),
  ...operations.map((operation) => [operation.id, operationAddress(operation)] as const),
]);

/**
 * Creates a function that turns texts of the specs into HTML. An operation, an error code or an
 * event that a text names in code becomes a link to its page; markup in a text is shown as text.
 */
export function specText(href: Href): SpecText {
  const parser = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      codespan({ text }) {
        const code = `<code>${escapeHtml(text)}</code>`;
        const address = addresses.get(text);
        return address === undefined ? code : `<a href="${href(address)}">${code}</a>`;
      },
    },
  });
  return {
    block: (text) => parser.parse(text, { async: false }),
    inline: (text) => parser.parseInline(text, { async: false }),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
