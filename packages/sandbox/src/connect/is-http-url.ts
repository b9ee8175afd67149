/** Checks whether a text is a URL to which messages or requests for tokens can be sent. */
export function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}
