import { createHash } from 'node:crypto';
import path from 'node:path';
import type { MockResponse } from '@countersign/mock/extend';
import { Eta } from 'eta';
import { assetPath } from './paths.ts';

const eta = new Eta({ views: path.join(import.meta.dirname, 'templates'), cache: true });

/** What a page may do beside showing itself. */
export interface PageRights {
  /** Whose pages may show it in a frame (none). */
  frameAncestors?: readonly string[];
  /** The one address elsewhere that its script calls. */
  connect?: string | undefined;
  /** The scheme of an app to which its form may lead, such as `desk:`. */
  formScheme?: string | undefined;
}

const common = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A page for people: a file in `page`, and what it shows. */
export interface ViewPage {
  status?: number;
  /** The name of the file, without `.eta`. */
  template: string;
  title: string;
  /** What the template shows. */
  data?: Readonly<Record<string, unknown>>;
  /** Rules of this page alone. */
  css?: string;
  /** Style sheets and scripts beside those that all pages have, by their names in `page`. */
  styles?: readonly string[];
  scripts?: readonly string[];
}

/** Renders a page. */
export function html(
  { status = 200, template, title, data = {}, css = '', styles = [], scripts = [] }: ViewPage,
  rights: PageRights = {},
): MockResponse {
  const body = eta.render(template, {
    ...data,
    title,
    css,
    styles: ['base.css', 'pages.css', ...styles].map(assetPath),
    scripts: scripts.map(assetPath),
  });
  return {
    status,
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(css, rights),
    },
    body,
  };
}

function policy(css: string, { frameAncestors = [], connect, formScheme }: PageRights): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    `connect-src ${connect ?? "'none'"}`,
    "base-uri 'none'",
    // Browsers hold the redirect after a form to this too, and it may lead to any application.
    `form-action 'self' http: https:${formScheme === undefined ? '' : ` ${formScheme}`}`,
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ].join('; ');
}

/** Sends the browser elsewhere, with GET. */
export function redirect(location: string): MockResponse {
  return { status: 303, headers: { ...common, location }, body: '' };
}

/** Something else than a page. */
export function file(
  status: number,
  mediaType: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
): MockResponse {
  return { status, headers: { ...common, 'content-type': mediaType, ...headers }, body };
}

/** A page that only says something, and perhaps where to go on. */
export function notice(
  status: number,
  title: string,
  text: string,
  more: { link?: { href: string; words: string } | undefined } = {},
  rights: PageRights = {},
): MockResponse {
  return html({ status, template: 'notice', title, data: { text, ...more } }, rights);
}
