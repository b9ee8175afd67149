import GithubSlugger from 'github-slugger';
import { Marked, Renderer, type Token, type Tokens } from 'marked';

/** A heading of a page, as its table of contents has it. */
interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** A generated text, ready to be shown. */
export interface Report {
  html: string;
  headings: readonly Heading[];
}

/**
 * Converts a generated text in Markdown to a part of a page. Each table gets a frame, so that a
 * wide one can be scrolled with the keyboard.
 * @param lower the number of ranks by which its headings are lowered; those that stay of the first
 * rank, which the page already has, are left out
 * @param bars true to add a bar to each number in rows with several, for comparison at a glance
 * @param slugger that of the page, if other parts of it have headings too
 */
export function readReport(
  markdown: string,
  { lower = 0, bars = false, slugger = new GithubSlugger() } = {},
): Report {
  const headings: Heading[] = [];
  const parser = new Marked({
    extensions: [{ name: 'bar', renderer: createBar }],
    renderer: {
      html: () => '',
      heading({ depth, text: source, tokens }: Tokens.Heading) {
        const text = source.replaceAll('`', '');
        const slug = slugger.slug(text);
        headings.push({ depth, slug, text });
        return `<h${depth} id="${slug}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const { slug = '' } = headings.at(-1) ?? {};
        if (bars) token.rows.forEach(addBars);
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="wide" role="group" tabindex="0" aria-labelledby="${slug}">${table}</div>\n`;
      },
    },
  });
  const tokens = parser.lexer(markdown).flatMap((token) => lowered(token, lower));
  return { html: parser.parser(tokens), headings };
}

function lowered(token: Token, lower: number): Token[] {
  if (token.type !== 'heading') return [token];
  const depth = token.depth + lower;
  return depth === 1 ? [] : [{ ...token, depth }];
}

/** Adds a bar to each number of a row, if it has several; the longest is the largest of the row. */
function addBars(row: Tokens.TableCell[]): void {
  const numbers = row.map(({ text }) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined));
  const known = numbers.filter((number) => number !== undefined);
  const most = Math.max(...known);
  if (known.length < 2 || most === 0) return;
  for (const [at, number] of numbers.entries())
    if (number !== undefined) row[at]?.tokens.push({ type: 'bar', raw: '', share: number / most });
}

/** The numbers are beside the bars, so these are only for the eye. */
function createBar({ share }: Tokens.Generic): string {
  return `<meter aria-hidden="true" value="${Number(share).toFixed(3)}"></meter>`;
}
