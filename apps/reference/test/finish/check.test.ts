import { describe, expect, it } from 'vitest';
import { complaintAbout, finish, page, startPage } from './small-site.ts';

// Names with two digits sort in the order of the list.
const numbered = (at: number): string => `p${at + 10}/index.html`;

describe('the check of the site', () => {
  it('passes what can be followed', async () => {
    const content = `<h2 id="p">P</h2><a href="#top">top</a> <a href="">again</a>
      <a href="#p">p</a> <a href="mailto:a@b.example">mail</a> <a href="?q=1#p">query</a>
      <img alt="" src="data:image/gif;base64,R0lGOD"> <img alt="" srcset="../p.png 1x, ../p.png 2x">
      <template><p id="p"></p></template> <a href="a%20b.txt">spaces</a>`;
    const read = await finish({
      'a/index.html': page({ content }),
      'a/a b.txt': '',
      'p.png': '',
    });
    expect(read('llms.txt')).toContain('a/index.md');
  });

  it('names each page that is not right, and says why', async () => {
    const wrong = [
      ['<a href="/reference/b/">', '/reference/b/ leads to no file of the site.'],
      ['<a href="../P10/">', '../P10/ leads to no file of the site.'],
      ['<a href="/reference/p10">', '/reference/p10 lacks the slash at its end.'],
      ['<a href="/a/">', '/a/ is not below /reference/.'],
      ['<a href="../../a/">', '../../a/ is not below /reference/.'],
      ['<a href="javascript:void 0">', 'javascript:void 0 is not a valid link target.'],
      ['<a href="a%FF/">', 'a%FF/ is not a valid link target.'],
      ['<a href="#nowhere">', '#nowhere leads to a page without the id nowhere.'],
      ['<a href="/reference/#f%5B">', '/reference/#f%5B leads to a page without the id f[.'],
      ['<a href="index.md#nowhere">', 'index.md#nowhere leads to a page without the id nowhere.'],
      ['<a href="https://strange.example/">', 'https://strange.example/ leads to strange.example,'],
      ['<a href="//strange.example/">', '//strange.example/ leads to strange.example,'],
      ['<img src="src.png">', 'src.png leads to no file of the site.'],
      ['<img srcset="/reference/ 1x, set.png 2x">', 'set.png leads to no file of the site.'],
      ['<svg><use xlink:href="#icon" /></svg>', '#icon leads to a page without the id icon.'],
      ['<template><a href="in/"></a></template>', 'in/ leads to no file of the site.'],
      ['<p id="p"></p><p id="p"></p>', 'uses the id p twice.'],
    ] as const;
    const pages = wrong.map(([content], at) => [numbered(at), page({ content })]);
    const complaint = await complaintAbout(Object.fromEntries(pages));
    const lines = complaint.split('\n').slice(1);
    expect(lines).toHaveLength(wrong.length);
    for (const [at, [content, reason]] of wrong.entries())
      expect(lines[at], content).toContain(`${numbered(at)}: ${reason}`);
  });

  it('refuses a page of which no twin can be made, and one that says nothing of itself', async () => {
    const complaint = await complaintAbout({
      'a/index.html': startPage.replaceAll('h1', 'h2'),
      'b/index.html': startPage.replace('sl-markdown-content', 'other'),
      'c/index.html': page({ description: '' }),
    });
    expect(complaint).toContain('\na/index.html and 1 more: has no h1 or no .sl-markdown-content');
    expect(complaint).toContain('\nc/index.html: has no description');
  });

  it('refuses files that are one where upper and lower case are one', async () => {
    const files = { 'a/lock/index.html': startPage, 'a/Lock/index.html': startPage };
    expect(await complaintAbout(files)).toContain(
      '\na/lock/index.html: differs from a/Lock/index.html only in upper and lower case.',
    );
  });

  it('says everything that is wrong, and once what is wrong on many pages', async () => {
    const complaint = await complaintAbout({
      'a/index.html': page({ content: '<a href="/reference/b/">b</a> <a href="#c">c</a>' }),
      'd/index.html': page({ content: '<a href="/reference/b/">b</a>' }),
      'e/index.html': page({ content: '<a href="/reference/b/">b</a>' }),
      '404.html': page({ content: '<img src="p.png" alt="">' }),
    });
    expect(complaint).toBe(
      `The site is not as it should be:
404.html: p.png leads to no file of the site. Mend the link, or make the page.
a/index.html and 2 more: /reference/b/ leads to no file of the site. Mend the link, or make the page.
a/index.html: #c leads to a page without the id c. Mend the link, or give the id to its place.`,
    );
  });
});
