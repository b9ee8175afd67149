import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/** The files of a template as they were sent, in Base64, by the IDs of their documents. */
export async function readContents(
  state: State,
  { documents }: StoredEnvelope,
): Promise<ReadonlyMap<string, string>> {
  const contents = new Map<string, string>();
  for (const { documentId, original, content = original } of documents)
    if (content !== undefined)
      contents.set(documentId, (await state.contents.get(original ?? content)).toString('base64'));
  return contents;
}
