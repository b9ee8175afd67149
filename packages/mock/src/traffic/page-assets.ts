import { readFileSync } from 'node:fs';
import { baseStyles } from '../pages/base-styles.ts';

/** A file of the traffic page. */
export interface PageAsset {
  mediaType: string;
  text: string;
}

const mediaTypes = new Map([
  ['index.html', 'text/html'],
  ['base.css', 'text/css'],
  ['page.css', 'text/css'],
  ['page.js', 'text/javascript'],
  ['list.js', 'text/javascript'],
  ['row.js', 'text/javascript'],
]);
const read = new Map<string, PageAsset>();

/** A file of the page, read when it is first asked for; undefined where there is none of that name. */
export function pageAsset(name: string): PageAsset | undefined {
  const mediaType = mediaTypes.get(name);
  if (mediaType === undefined) return undefined;
  const known = read.get(name);
  if (known !== undefined) return known;
  const text =
    name === 'base.css'
      ? baseStyles()
      : readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
  const asset = { mediaType, text };
  read.set(name, asset);
  return asset;
}
