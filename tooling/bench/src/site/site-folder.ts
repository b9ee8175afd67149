import { existsSync } from 'node:fs';
import path from 'node:path';

/** The workspace of the reference site. */
export const siteWorkspace = path.resolve(import.meta.dirname, '../../../../apps/reference');

/**
 * A folder with the reference site, built.
 * @throws where nobody has built it
 */
export function builtSite(folder = path.join(siteWorkspace, 'dist')): string {
  if (existsSync(path.join(folder, 'esign-v2.1/operations'))) return folder;
  throw new Error(`there is no reference site in ${folder}: \`npm run build\` makes it`);
}
