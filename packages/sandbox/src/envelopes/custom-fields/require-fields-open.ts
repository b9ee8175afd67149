import type { Context } from '../../engine/context.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { editable, requireEditable } from '../statuses.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/**
 * Refuses to change custom fields of what is ended, or locked by somebody else.
 * @param header the `X-DocuSign-Edit` header
 * @throws ServiceError ENVELOPE_INVALID_STATUS, EDIT_LOCK_NOT_LOCK_OWNER
 */
export function requireFieldsOpen(
  state: State,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  header: string | undefined,
): void {
  requireEditable(envelope, editable, 'Custom fields can be changed');
  requireLockToken(envelope, header, context, state);
}
