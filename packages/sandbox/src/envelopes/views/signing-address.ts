import type { EnvelopeSummary, RecipientViewRequest } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { makeSigningView } from './make-signing-view.ts';

/**
 * The signing address that was asked for together with a new envelope, or why there is none: the
 * envelope is made in either case.
 */
export async function signingAddress(
  state: State,
  context: Pick<Context, 'origin'>,
  envelope: StoredEnvelope,
  request: RecipientViewRequest | undefined,
): Promise<Pick<EnvelopeSummary, 'recipientSigningUri' | 'recipientSigningUriError'>> {
  if (request === undefined) return {};
  try {
    const { url } = await makeSigningView(state, context, envelope, request);
    return { recipientSigningUri: url };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { recipientSigningUriError: error.message };
  }
}
