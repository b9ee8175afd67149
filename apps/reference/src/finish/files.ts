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

/** Whether a file is a page of the site, one with an address that ends with a slash. */
export const isPage = (file: string): boolean => /(^|\/)index\.html$/.test(file);

/** Where the Markdown twin of a page is. */
export const twinFile = (page: string): string => page.replace(/html$/, 'md');

/** Which page a Markdown twin was made of; other files are given back as they are. */
export const pageOfTwin = (file: string): string =>
  file.replace(/(^|\/)index\.md$/, '$1index.html');
