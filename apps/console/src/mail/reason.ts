/** A reason in words: `signing-request` is "Signing request". */
export function describeReason(reason: string): string {
  const words = reason.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
