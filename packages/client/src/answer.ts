import type { OperationType } from './input.js';
import type { Result } from './result.js';

/**
 * Reads an answer by its media type: JSON as a value, other text as text, the rest as a Blob,
 * nothing as undefined.
 */
export async function readAnswer<Type extends OperationType>(
  response: Response,
): Promise<Result<Type>> {
  const result: unknown = {
    status: response.status,
    data: await readData(response),
    headers: response.headers,
  };
  return trustContract<Type>(result);
}

async function readData(response: Response): Promise<unknown> {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (response.status === 204 || mediaType === '') {
    await response.body?.cancel();
    return undefined;
  }
  if (/[/+]json$/.test(mediaType)) return response.json();
  if (mediaType.startsWith('text/') || /[/+]xml$/.test(mediaType)) return response.text();
  return response.blob();
}

/**
 * The one place where the contract is believed: the service answers as the specs say. Who wants
 * it checked passes the data to the validators of `@countersign/zod`.
 */
function trustContract<Type extends OperationType>(result: unknown): Result<Type> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the line that the comment above is about
  return result as Result<Type>;
}
