import type { MarkdownHeading } from 'astro';

/** The headings of a page for its table of contents, from the id and the text of each section. */
export function headings(
  sections: readonly (readonly [string, string] | false | undefined)[],
): MarkdownHeading[] {
  return sections.flatMap((section) =>
    section ? [{ depth: 2, slug: section[0], text: section[1] }] : [],
  );
}
