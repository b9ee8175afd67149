import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import type { Open, Opened } from '../define-for-both.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { requireStatus } from '../guards.ts';

/**
 * Finds the envelope or template whose workflow a request changes.
 * @throws ServiceRefusal EDIT_LOCK_NOT_LOCK_OWNER, ENVELOPE_INVALID_STATUS, and what `open` throws
 */
export async function openWorkflow(
  state: State,
  { header }: { header: { 'X-DocuSign-Edit'?: string | undefined } },
  context: Context,
  open: Open,
): Promise<Opened> {
  const opened = await open({ change: true });
  requireStatus(opened.found, 'changeWorkflow');
  requireLockToken(opened.found, header['X-DocuSign-Edit'], context, state);
  return opened;
}
