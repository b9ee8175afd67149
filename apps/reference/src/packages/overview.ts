import type { ListItem } from 'mdast';
import type { Manifest } from './manifests.ts';
import type { Page } from './page.ts';

/** The page that all packages begin with. */
export function overviewPage(manifests: readonly Manifest[]): Page {
  return {
    file: 'index.md',
    slug: '',
    title: 'Packages',
    description: 'What each package is for, and its exports.',
    body: {
      type: 'root',
      children: [{ type: 'list', spread: false, children: manifests.map(createEntry) }],
    },
  };
}

function createEntry({ name, short, description }: Manifest): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: `${short}/index.md`,
            children: [{ type: 'inlineCode', value: name }],
          },
          { type: 'text', value: `: ${description}` },
        ],
      },
    ],
  };
}
