/** Whether a text is a URL that messages or requests for tokens can be sent to. */
export function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}
