const secretHeader = /auth|cookie|secret|key|(?<!trace)token|-edit$/i;
// Values of the query that open a door, and the name and password before a host.
const secretPart =
  /([?&#](?:code|[^=&]*(?:token|secret|pass|assertion|sign|verif)[^=&]*)=)[^&#\s]*|(\/\/)[^/?#\s]*(?=@)/gi;
/** The text that replaces a secret. */
export const redacted = '[redacted]';

/** Returns headers that may be logged: secrets are removed, also from addresses in them. */
export function redactHeaders(
  headers: Iterable<readonly [string, string]>,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      // `X-DocuSign-TraceToken` is not a secret.
      secretHeader.test(name) ? redacted : redactUrl(value),
    ]),
  );
}

/** An address, or a text with one in it, that may be logged. */
export function redactUrl(url: string): string {
  return url.replace(secretPart, `$1$2${redacted}`);
}
