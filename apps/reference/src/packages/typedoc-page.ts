import type { RootContent } from 'mdast';
import { readMarkdown } from './markdown.ts';
import type { Manifest } from './manifests.ts';
import { firstSentence, splitTitle, type Page } from './page.ts';
import { parsePlace, type Place } from './place.ts';

/** Creates a page from a file of TypeDoc. */
export function typedocPage(file: string, text: string, manifest: Manifest): Page {
  const { slug, module, member } = parsePlace(file, manifest.name);
  const { title, body } = splitTitle(readMarkdown(text));
  if (module === undefined) {
    const description = slug === manifest.short ? manifest.description : firstSentence(body);
    return { file, slug, title, description: description ?? manifest.description, body };
  }
  if (member === undefined) {
    return { file, slug, title: module, description: `What ${module} exports.`, body };
  }
  const sentence = firstSentence(body) ?? '';
  return {
    file,
    slug,
    title,
    description: `${capitalize(member.kind)} of ${module}. ${sentence}`.trim(),
    body: { ...body, children: [...introduction(module, member), ...body.children] },
  };
}

/** Describes the member and its import. */
function introduction(
  module: string,
  { name, kind, typeOnly }: NonNullable<Place['member']>,
): RootContent[] {
  const words = typeOnly ? 'import type' : 'import';
  return [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: `${capitalize(kind)} of ` },
        { type: 'link', url: '../index.md', children: [{ type: 'inlineCode', value: module }] },
      ],
    },
    { type: 'code', lang: 'ts', value: `${words} { ${name} } from '${module}';` },
  ];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
