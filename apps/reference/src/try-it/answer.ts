/** The response to a sent request. */
export interface Answer {
  response: Response;
  body: Blob;
  /** From sending to the last byte, in milliseconds. */
  milliseconds: number;
}

/** Sends a request and waits for all of its answer. */
export async function send(request: Request, signal: AbortSignal): Promise<Answer> {
  const since = performance.now();
  const response = await fetch(request, { signal });
  const body = await response.blob();
  return { response, body, milliseconds: performance.now() - since };
}

/** The media type without its parameters. */
export function readMediaType({ headers }: Response): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** A size in bytes as people write it. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
