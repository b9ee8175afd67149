import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../dist');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** Lists the targets of a Markdown text's links within the site. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = '']) => decodeURIComponent(link));

describe('the twins of the built site', () => {
  it('stand beside every page and begin with its title', () => {
    const pages = globSync('**/index.html', { cwd: dist });
    expect(pages.length).toBeGreaterThan(400);
    const without = pages.filter((page) => {
      const twin = path.join(dist, page.replace(/html$/, 'md'));
      return !existsSync(twin) || !/^# \S/.test(readFileSync(twin, 'utf8'));
    });
    expect(without).toEqual([]);
  });

  it('say of an operation what its page says', () => {
    const twin = read('esign-v2.1/operations/EnvelopeLocks_create/index.md');
    expect(twin).toMatch(/^# Lock an envelope\n/);
    for (const words of ['lockDurationInSeconds', 'envelopeId', '```ts\n', '```sh\n', '```js\n'])
      expect(twin).toContain(words);
    for (const control of ['Copy to clipboard', 'Section titled', '<svg', '<button'])
      expect(twin).not.toContain(control);
  });

  it('lead from the list of pages to an operation and on to its schemas', () => {
    const operation = 'esign-v2.1/operations/EnvelopeLocks_create/index.md';
    expect(linksIn(read('llms.txt'))).toContain(operation);
    const onward = linksIn(read(operation)).map((link) =>
      path.posix.join(path.posix.dirname(operation), link),
    );
    expect(onward).toContain('esign-v2.1/schemas/lockRequest/index.md');
    for (const twin of onward) expect(existsSync(path.join(dist, twin)), twin).toBe(true);
  });
});

describe('the list of pages of the built site', () => {
  it('names only what is there, in a size that a machine reads at once', () => {
    const links = linksIn(read('llms.txt'));
    expect(links.length).toBeGreaterThan(400);
    expect(links.filter((link) => !existsSync(path.join(dist, link)))).toEqual([]);
    expect(statSync(path.join(dist, 'llms.txt')).size).toBeLessThan(210_000);
  });
});
