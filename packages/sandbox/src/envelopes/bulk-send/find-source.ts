import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTemplate } from '../find-template.ts';

/** The size that the documents of a source can have together. */
const most = 75 * 1024 * 1024;

/**
 * The draft or template of a bulk send; undefined if the caller cannot see any with this ID.
 * @throws ServiceRefusal BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED
 */
export async function findSource(
  state: State,
  context: Context,
  id: string,
): Promise<StoredEnvelope | undefined> {
  const source = await find(state, context, id);
  const size = source?.documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? 0;
  if (size > most)
    throw new ServiceRefusal(
      'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED',
      `The documents of ${id} have ${size} bytes. The maximum for bulk send is ${most}.`,
    );
  return source;
}

async function find(
  state: State,
  context: Context,
  id: string,
): Promise<StoredEnvelope | undefined> {
  try {
    const { kind } = (await state.envelopes.get(id.toLowerCase())) ?? {};
    return kind === 'template'
      ? await findTemplate(state, context, id)
      : await findEnvelope(state, context, id);
  } catch (error) {
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
  }
}
