import { describe, expect, it } from 'vitest';
import { finish, page, createTwin } from './small-site.ts';

describe('the Markdown twin of a page', () => {
  it('is its title and its content, without what is only seen or pressed', async () => {
    const read = await finish({
      'a/index.html': page({
        title: 'Lock <code>it</code>',
        content: `<div class="sl-heading-wrapper level-h2"><h2 id="what">What</h2>
          <a class="sl-anchor-link" href="#what"><span aria-hidden="true"><svg></svg></span>
          <span class="sr-only">Section titled “What”</span></a></div>
          <p>It <em>locks</em>.<button>Copy</button></p>
          <section data-twin="omit"><p>Try it.</p></section><script>let gone;</script>`,
      }),
    });
    expect(read('a/index.md')).toBe('# Lock `it`\n\n## What\n\nIt _locks_.\n');
  });

  it('has code to the letter, with its language and its title', async () => {
    const twin = await createTwin(`<div class="expressive-code"><figure class="frame has-title">
      <figcaption class="header"><span class="title">lock.ts</span></figcaption>
      <pre data-language="ts"><code><div class="ec-line"><div class="gutter"><div class="ln">1</div>
      </div><div class="code"><span>const a = 1 &lt; 2;</span></div></div><div class="ec-line">
      <div class="code">\n</div></div><div class="ec-line"><div class="code"><span class="indent">  \
</span><span>*b*</span></div></div></code></pre><div class="copy"><button data-code="no"></button>
      </div></figure></div><div class="expressive-code"><figure><figcaption class="header"><span
      class="sr-only">Terminal window</span></figcaption><pre data-language="sh"><code><div
      class="ec-line"><div class="code">curl</div></div></code></pre></figure></div>`);
    expect(twin).toBe('lock.ts\n\n```ts\nconst a = 1 < 2;\n\n  *b*\n```\n\n```sh\ncurl\n```\n');
  });

  it('shows every panel of tabs below the words of its tab', async () => {
    const twin = await createTwin(`<starlight-tabs><ul role="tablist">
      <li role="presentation"><a role="tab" id="t1" href="#p1">TypeScript</a></li>
      <li role="presentation"><a role="tab" id="t2" href="#p2">curl</a></li></ul>
      <div id="p1" role="tabpanel" aria-labelledby="t1"><p>First.</p></div>
      <div id="p2" role="tabpanel" aria-labelledby="t2" hidden><p>Second.</p></div>
      </starlight-tabs>`);
    expect(twin).toBe('**TypeScript**\n\nFirst.\n\n**curl**\n\nSecond.\n');
  });

  it('has the fields within fields as lists within lists, closed ones too', async () => {
    const twin =
      await createTwin(`<ul><li><code>lock</code> object<details><summary>Its fields</summary>
      <ul><li><code>type</code><p>Which.</p></li></ul></details></li></ul>
      <dl><dt>status</dt><dd>How far it is.<dl><dt>sent</dt><dd>On its way.</dd></dl></dd></dl>`);
    expect(twin).toBe(
      `- \`lock\` object

  Its fields

  - \`type\`

    Which.

* status

  How far it is.

  - sent

    On its way.
`,
    );
  });

  it('sets words apart that only the style of the page does', async () => {
    const twin =
      await createTwin(`<ul><li id="lock.type"><div><a href="#lock.type"><code>type</code></a>
      <span>string</span><span>required</span></div></li></ul>
      <p><code><a href="/reference/">f</a><span>()</span></code>, <b>un</b>locked</p>`);
    expect(twin).toBe('- `type` string required\n\n`f()`, **un**locked\n');
  });

  it('keeps a row of a table on one line', async () => {
    const twin =
      await createTwin(`<table><thead><tr><th>Name</th><th>Values</th></tr></thead><tbody>
      <tr><td><code>a|b</code></td><td><p>One of</p><ul><li>x</li><li>y</li></ul></td></tr>
      </tbody></table>`);
    expect(twin).toBe('| Name | Values |\n| - | - |\n| `a\\|b` | One of x, y |\n');
  });

  it('begins a note with what kind it is', async () => {
    const twin = await createTwin(`<aside aria-label="Caution" class="starlight-aside">
      <p class="starlight-aside__title" aria-hidden="true">Caution</p>
      <div class="starlight-aside__content"><p>Mind the lock.</p></div></aside>`);
    expect(twin).toBe('> **Caution**\n>\n> Mind the lock.\n');
  });

  it('leads to other twins, and to files that are no pages, from where it is', async () => {
    const twin = await createTwin(
      `<h2 id="here">H</h2><p><a href="/reference/c/D/#x%5B%5D">field</a> <a href="../../">start</a>
      <a href="#here">here</a> <a href="/reference/spec.json">spec</a>
      <a href="https://developer.mozilla.org/a/b">code</a> <img src="/reference/p.png" alt="Picture"></p>`,
      {
        'c/D/index.html': page({ content: '<p id="x[]">X</p>' }),
        'spec.json': '{}',
        'p.png': '',
      },
    );
    expect(twin.split('\n').join(' ').trim()).toBe(
      '## H  [field](../../c/D/index.md#x%5B%5D) [start](../../index.md) [here](#here) ' +
        '[spec](../../spec.json) [code](https://developer.mozilla.org/a/b) ![Picture](../../p.png)',
    );
  });
});
