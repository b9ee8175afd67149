/**
 * The largest `Content-Length` to reserve memory for, in bytes, so that a wrong one is harmless.
 */
const most = 268_435_456;

/**
 * All bytes of an answer, put in their place as they come. `arrayBuffer()` of some runtimes holds them
 * three times before it is done, and `Response.bytes()` is not in every one.
 */
export async function allBytes({ headers, body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  // No more than a guess: it counts the bytes before they were unpacked.
  const length = Number(headers.get('content-length') ?? 0);
  let bytes = new Uint8Array(length > 0 && length <= most ? length : 0);
  let end = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    const chunk = next.value;
    if (end + chunk.length > bytes.length) {
      const grown = new Uint8Array(Math.max(end + chunk.length, 2 * bytes.length));
      grown.set(bytes.subarray(0, end));
      bytes = grown;
    }
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return end === bytes.length ? bytes : bytes.slice(0, end);
}
