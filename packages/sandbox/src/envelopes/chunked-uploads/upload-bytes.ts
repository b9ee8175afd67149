import type { State } from '../../state/state.ts';
import type { StoredUpload } from './stored-upload.ts';

/** All bytes of an upload that have come in so far, in their order. */
export async function uploadBytes(
  state: Pick<State, 'contents'>,
  { parts }: Pick<StoredUpload, 'parts'>,
): Promise<Buffer> {
  const bytes: Buffer[] = [];
  for (const { content } of parts) bytes.push(await state.contents.get(content));
  return Buffer.concat(bytes);
}
