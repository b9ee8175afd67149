import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as a path from there with slashes, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** Reports whether a file is a page of the site, which has an address that ends with a slash. */
export const isPage = (file: string): boolean => /(^|\/)index\.html$/.test(file);

/** Returns the file of a page's Markdown twin. */
export const twinFile = (page: string): string => page.replace(/html$/, 'md');

/** Returns the page of a Markdown twin; other files are returned as they are. */
export const pageOfTwin = (file: string): string =>
  file.replace(/(^|\/)index\.md$/, '$1index.html');
