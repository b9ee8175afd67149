/**
 * The path under which the site is served, with a slash at both ends: `npm start` serves it at
 * /reference/, and `SITE_BASE` sets another path.
 */
export const base =
  `/${(process.env['SITE_BASE'] ?? 'reference').replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
