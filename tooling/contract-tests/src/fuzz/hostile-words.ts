/** Accept headers. */
export const accepts = [
  'application/xml',
  'text/xml;q=0.5, */*;q=0.1',
  'text/html',
  'image/*',
  'application/json;q=0',
  'nonsense',
  '/',
  '',
  ',,;;q=',
  'application/json; charset="',
];

/** Content-Type headers. */
export const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/xml',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=other',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'nonsense',
  '',
  'application/json, application/json',
];

/** Bodies that may break a parser. */
export const bodies = [
  '{"a":',
  '[1,',
  'nul',
  '"\\ud800"',
  '{"a":1e999}',
  '\ufeff{}',
  '{"__proto__":{"polluted":true}}',
  '['.repeat(50_000),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(50_000)}0${'}'.repeat(50_000)}`,
  '<a>',
  '<a></b>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;&x;">]><a>&z;</a>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>',
  `<envelopeDefinition xmlns="http://www.docusign.com/restapi">${'<a>'.repeat(500)}`,
  '--other\r\nContent-Disposition: form-data; name="file"\r\n\r\nx',
  '--other--',
  '&&&=%zz&a=%ff',
];

/** Texts in a URL that make it another one, or an invalid one. */
export const escapes = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%2F',
  '%2e%2e',
  '%u0041',
  '//',
  '/.',
  '?',
  ';a=b',
];

/** Headers that some servers evaluate, and headers that are too large. */
export const otherHeaders: readonly (readonly [string, string])[] = [
  ['x-large', 'x'.repeat(9_000)],
  ['x-larger', 'x'.repeat(20_000)],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'nonsense'],
  ['authorization', 'Basic Og=='],
  ['authorization', 'Bearer'],
  ['origin', 'null'],
  ['x-http-method-override', 'DELETE'],
  ['x-docusign-edit', '<DocuSignEdit>&x;</DocuSignEdit>'],
  ['cookie', ';=;=;'],
  ['if-none-match', '*'],
  ['range', 'bytes=9-1'],
  ['forwarded', 'host="'],
];

/** Methods that Node's HTTP parser accepts. */
export const methods = [
  'GET',
  'PUT',
  'POST',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];

/** Prefer headers, some of them valid. */
export const oddPreferences = [
  'dynamic=true',
  'dynamic=false',
  'delay=3',
  'delay=zz',
  'delay=-1',
  'code=99',
  'code=zz',
  'code=299',
  'code=',
  'code=400;code=200',
  'dynamic=true, code=400',
  '=,;',
];
