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
  'th',
  'ol',
  'font',
  'ds-signature',
  'ds-initial',
  'input type="radio" name="r"',
  'input data-ds-type="number" width="-9e9" height="1e99"',
  'select',
  'option',
  'button data-ds-type="approve"',
  'p style="font-size:9999px;color:rgb(1,2,999);background:url(data:image/png;base64,x)"',
  'td colspan="99999999" style="border:1px"',
  'ol start="-1e9"',
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
    '{{"tabLabel": "x"}}',
    '{{"groupName": "r", "value": ',
    '{{&quot;tabLabel&quot;',
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
    'rows of 100 columns': times(3000, `<tr>${'<td>x'.repeat(100)}`),
    'tables with rows': () => utf8(`<table border=1>${'<tr><td>x'.repeat(200_000)}`),
    'paragraphs that are not ended, in blocks': times(60_000, '<div><p>x'),
    'items that are not ended': times(100_000, '<ul><li>x'),
    'styles without end': () => utf8(`<p style="${'a:(('.repeat(300_000)}">x`),
    'styles on each letter': times(50_000, '<b style="color:red;font-size:12px">x</b>'),
    'markers that are not ended': times(200_000, '{{"tabLabel": "x"'),
    '20,000 markers': times(20_000, '{{"tabLabel": "x"}}'),
    '20,000 signatures': times(20_000, '<ds-signature>'),
    'options without end': () => utf8(`<select>${'<option>x'.repeat(200_000)}`),
    'a text area of 1 MB': () => utf8(`<textarea>${'x '.repeat(500_000)}`),
    'tables in tables': times(20_000, '<table><tr><td>x'),
  },
};
