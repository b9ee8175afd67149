import type { Sandbox } from '../../../src/index.ts';

export const origin = 'http://sandbox.test';

/** A page with its address. */
export interface Seen {
  status: number;
  /** Without entities, as far as pages of ours have them. */
  html: string;
  headers: Headers;
  /** The address outside of the sandbox to which the browser was sent; the page is empty then. */
  goal?: URL;
}

/** A browser without scripts: it follows redirects on the sandbox, and sends the one form of a page. */
export function createVisitor({ fetch }: Pick<Sandbox, 'fetch'>) {
  async function go(address: string, form?: URLSearchParams): Promise<Seen> {
    const init = form === undefined ? {} : { method: 'POST', body: form };
    const response = await fetch(new Request(new URL(address, origin), init));
    const { status, headers } = response;
    const location = headers.get('location');
    if (location === null) return { status, headers, html: decoded(await response.text()) };
    const goal = new URL(location, origin);
    return goal.origin === origin ? go(goal.href) : { status, headers, html: '', goal };
  }

  /** Presses a button of the form: the value of its `action`. */
  async function press(
    { html }: Seen,
    action: string,
    fields: Record<string, string> = {},
  ): Promise<Seen> {
    const address = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
    const token = /name="form-token" value="([^"]*)"/.exec(html)?.[1] ?? '';
    return go(address, new URLSearchParams({ 'form-token': token, ...fields, action }));
  }

  return { go, press };
}

function decoded(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

/** The name of the field of the tab with a label. */
export function findFieldName({ html }: Seen, label: string): string {
  const tag = html.split('<').find((text) => text.includes(`aria-label="${label}"`));
  const id = new RegExp(`<label for="([^"]*)">${label}<`).exec(html)?.[1];
  const text = tag ?? html.split('<').find((part) => part.includes(`id="${id}"`)) ?? '';
  return /name="([^"]*)"/.exec(text)?.[1] ?? '';
}
