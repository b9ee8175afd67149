import { hashFile } from '../documents/file-hash.ts';

/** The ID under which bytes are kept. They must not change later. */
export function contentId(bytes: Uint8Array): string {
  return hashFile(bytes);
}
