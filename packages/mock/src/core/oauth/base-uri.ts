/** The form of a `base_uri`, for error messages. */
export const baseUriRule =
  'expected a scheme and a host without a path, such as https://demo.esign.test';

/** Reports whether a text is the scheme and host of a server; a slash at the end is allowed. */
export function isBaseUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/`;
}

/**
 * The `base_uri` of a text, without a slash at the end.
 * @throws Error where the text is not the scheme and host of a server
 */
export function readBaseUri(text: string): string {
  if (!isBaseUri(text)) throw new Error(`${baseUriRule}; got ${JSON.stringify(text)}`);
  return new URL(text).origin;
}
