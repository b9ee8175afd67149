/**
 * Schemes that a browser runs, or with which it reads its own or local data, among them those that
 * wrap another address (`view-source:`, `feed:`, `jar:`).
 *
 * This is a deny list: an app on a phone or a desktop registers a scheme of its own
 * (`com.example.app:`), and applications rely on redirects to it. Those schemes cannot be listed;
 * the ones that browsers reserve can.
 */
const refused = new Set([
  'about',
  'blob',
  'cid',
  'content',
  'data',
  'devtools',
  'extension',
  'feed',
  'file',
  'filesystem',
  'isolated-app',
  'its',
  'jar',
  'javascript',
  'livescript',
  'mhtml',
  'mid',
  'mk',
  'mocha',
  'ms-appdata',
  'ms-appx',
  'ms-appx-web',
  'ms-browser-extension',
  'ms-its',
  'ms-msdt',
  'pcast',
  'res',
  'resource',
  'search',
  'search-ms',
  'shell',
  'vbscript',
  'view-source',
  'wyciwyg',
]);

/** Pages inside browsers, and those of their extensions: `chrome:`, `chrome-extension:`, `moz-icon:`. */
const insideBrowsers = /^(?:chrome|edge|brave|opera|vivaldi|moz|safari|safari-web)(?:$|-)/;

/** Reports whether a browser may be sent to an address: a web page, or an app by its own scheme. */
export function isBrowserAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const scheme = url.protocol.slice(0, -1);
  // A parser adds the slashes that a web address lacks; the user's browser should not have to.
  if (scheme === 'http' || scheme === 'https')
    return /^https?:\/\/[^/]/i.test(text) && isPlainHost(url);
  return !refused.has(scheme) && !insideBrowsers.test(scheme);
}

/**
 * Returns the origin of a web address as a source of a Content-Security-Policy; undefined if it is
 * not a web address, or its host has characters that have a meaning in a policy. URLs may have `;`,
 * `,`, `*` and quotes in their host, which no host name has.
 */
export function policySource(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && isPlainHost(url) ? url.origin : undefined;
}

function isPlainHost({ hostname }: URL): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname);
}
