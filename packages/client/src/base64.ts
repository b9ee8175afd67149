/** The number of bytes to encode at once: a multiple of three, so that the pieces fit together. */
const piece = 24_576;

/** Bytes in Base64. Not `Uint8Array.toBase64`, which not every runtime has yet. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += piece)
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + piece)));
  return text;
}

/** Bytes in the Base64 of addresses and JWTs, without padding. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
