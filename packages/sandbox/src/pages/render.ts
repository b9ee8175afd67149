import { createHash } from 'node:crypto';
import path from 'node:path';
import type { MockResponse } from '@countersign/mock/core/server';
import { Eta } from 'eta';
import { brandStyles } from './brand/brand-styles.ts';
import { brandText, type PageBrand } from './brand/page-brand.ts';
import { findLanguage, type Language } from './languages/language.ts';
import { assetPath, outboxAddress } from './paths.ts';

const folder = path.join(import.meta.dirname, 'templates');
const eta = new Eta({ views: folder, cache: true });

/** Returns the path of a template, style sheet or script of the pages. */
export function templateFile(name: string): string {
  return path.join(folder, name);
}

/** Permissions of a page in its content security policy. */
export interface PageRights {
  /** Origins whose pages may show it in a frame (none). */
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

/** A page for people: a template, and its data. */
export interface ViewPage {
  status?: number;
  /** The name of the file, without `.eta`. */
  template: string;
  title: string;
  /** The data of the template. */
  data?: Readonly<Record<string, unknown>>;
  /** The language of the page; English if left out. */
  language?: Language | undefined;
  /** The brand in whose name and colours the page is shown. */
  brand?: PageBrand | undefined;
  /** Rules of this page alone. */
  css?: string;
  /** Style sheets in addition to those of all pages, by their names in the folder of templates. */
  styles?: readonly string[];
  scripts?: readonly string[];
}

/** Responds with a page. */
export function html(page: ViewPage, rights: PageRights = {}): MockResponse {
  return {
    status: page.status ?? 200,
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(readStyles(page), rights),
    },
    body: renderPage(page),
  };
}

/** The HTML document of a page. */
export function renderPage(page: ViewPage): string {
  const { template, title, data = {}, brand, language = findLanguage(), styles = [] } = page;
  const { scripts = [] } = page;
  return eta.render(template, {
    ...data,
    title,
    brand,
    language,
    t: language.t,
    say: (name: string, own: string) => brandText(brand, name, language.t(own)),
    css: readStyles(page),
    styles: ['base.css', 'pages.css', ...styles].map(assetPath),
    scripts: scripts.map(assetPath),
  });
}

function readStyles({ css = '', brand }: ViewPage): string {
  return [css, brandStyles(brand)].filter((rules) => rules !== '').join('\n');
}

function policy(css: string, { frameAncestors = [], connect, formScheme }: PageRights): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
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

/** A link of a page, as a button. */
export interface PageLink {
  href: string;
  words: string;
}

/**
 * A page that only says something, and where to go on. One that reports a failure and is given no
 * link names the outbox of the sandbox in a line for developers, at its foot.
 */
export function notice(
  status: number,
  title: string,
  text: string,
  {
    link,
    links = [],
    outbox,
    failure,
    brand,
    language,
  }: {
    link?: PageLink | undefined;
    links?: readonly PageLink[];
    /** The path of the outbox that the line for developers names. */
    outbox?: string | undefined;
    /** The message of an error of the sandbox, for the same line. */
    failure?: string | undefined;
    brand?: PageBrand | undefined;
    language?: Language | undefined;
  } = {},
  rights: PageRights = {},
): MockResponse {
  const given = [...(link === undefined ? [] : [link]), ...links];
  const shownOutbox = outbox ?? (given.length === 0 && status >= 400 ? outboxAddress : undefined);
  const data = { text, links: given, outbox: shownOutbox, failure };
  return html({ status, template: 'notice', title, brand, language, data }, rights);
}
