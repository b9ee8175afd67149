import type { Random } from './random.ts';
import type { Subject } from './subject.ts';
import { randomText } from './words.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const tags = [
  'p',
  'div',
  'b',
  'h1',
  'h7',
  'li',
  'ul',
  'table',
  'tr',
  'td',
  'pre',
  'br',
  'head',
  'body',
  'script',
  'style',
  'title',
  'template',
  'textarea',
  'plaintext',
  'svg',
  'math',
  'iframe',
  'a',
  'constructor',
  '__proto__',
] as const;

function part(random: Random): string {
  const tag = random.pick(tags);
  return random.pick([
    `<${tag}>`,
    `<${tag} class="${randomText(random, 3)}" ${tag}>`,
    `<${tag}/>`,
    `<${tag} `,
    `</${tag}>`,
    `</${tag}`,
    `<!--${randomText(random, 3)}-->`,
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE html>',
    '<?xml ?>',
    '&#x1F642;',
    '&#0;',
    '&#xD800;',
    '&notin',
    '&',
    randomText(random, 5),
    randomText(random, 5),
  ]);
}

const times = (count: number, what: string) => () => utf8(what.repeat(count));

/** HTML. */
export const html: Subject = {
  extension: 'html',
  count: 700,
  generate: (random) =>
    utf8(
      Array.from({ length: random.below(random.chance(0.02) ? 5000 : 60) }, () =>
        part(random),
      ).join(''),
    ),
  hostile: {
    'scripts that begin': times(120_000, '<script '),
    'scripts in scripts': times(120_000, '<script>'),
    'titles in titles': times(120_000, '<title>&'),
    'templates in templates': times(100_000, '<template>'),
    'blocks in blocks': times(200_000, '<div>'),
    'letters in letters': times(300_000, '<b>'),
    'ends of nothing': times(200_000, '</p>'),
    'tags that are not ended': times(200_000, '<p'),
    'comments that are not ended': times(200_000, '<!--'),
    'marked sections': times(100_000, '<![CDATA['),
    'entities that are not ended': times(300_000, '&amp'),
    'numbers that are not ended': () => utf8(`&#${'0'.repeat(1_000_000)}`),
    'attributes without end': () => utf8(`<p ${'a=b c '.repeat(200_000)}`),
    'a paragraph for every letter': times(200_000, '<p>x'),
    'a line for every letter': times(200_000, 'x<br>'),
    'a word of 1 MB': () => utf8(`<p>${'x'.repeat(1_000_000)}</p>`),
    'words of 1 MB': times(200_000, 'word '),
    'marks of 1 MB': () => utf8(`<p>${'\u0300\u0316'.repeat(250_000)}`),
    'tables in tables': times(20_000, '<table><tr><td>x'),
  },
};
