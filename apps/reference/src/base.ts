/**
 * Where the site is served from, with a slash at both ends: `npm start` has it at /reference/, and
 * `SITE_BASE` says where another place has it.
 */
export const base =
  `/${(process.env['SITE_BASE'] ?? 'reference').replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
