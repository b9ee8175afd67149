/** Schemes with which an address would run or read something here. */
const unsafe = new Set(['javascript:', 'data:', 'file:', 'blob:', 'vbscript:', 'about:']);

/** Whether a browser can be sent to an address: absolute, on the web or in an app. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || unsafe.has(url.protocol) || /[\s\\]/.test(text)) return false;
  return !['http:', 'https:'].includes(url.protocol) || /^https?:\/\/[^/]/i.test(text);
}
