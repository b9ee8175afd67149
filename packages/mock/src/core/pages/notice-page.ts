import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Eta } from 'eta';
import type { MockResponse } from '../message.ts';
import { baseStyles } from './base-styles.ts';

const eta = new Eta();
let files: { template: string; css: string } | undefined;

/** The content of a page for a person whose request the server cannot fulfil. */
export interface Notice {
  status: number;
  title: string;
  /** The problem and its remedy, as paragraphs. */
  text: readonly string[];
  /** The sent and the possible values, each list with its name. */
  facts?: readonly { name: string; values: readonly string[] }[];
  links?: readonly { href: string; words: string }[];
}

/** Renders a page that explains a problem and its remedy. */
export function noticePage({ status, title, text, facts = [], links = [] }: Notice): MockResponse {
  files ??= { template: read('notice.eta'), css: `${baseStyles()}${read('notice.css')}` };
  const { template, css } = files;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      vary: 'accept, sec-fetch-mode',
      'x-content-type-options': 'nosniff',
    },
    body: eta.renderString(template, { title, text, facts, links, css }),
  };
}

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
