import { callService } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { openView } from './open-view.ts';

/**
 * Makes a draft and opens the page on which it is prepared, in a tab of its own.
 * @param create makes the draft and returns its ID
 * @returns the ID of the draft
 */
export async function prepareDraft(
  accountId: string,
  create: () => Promise<string>,
): Promise<string> {
  let envelopeId = '';
  await openView(async () => {
    envelopeId = await create();
    const path = `/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}/views/sender`;
    const returnUrl = new URL(inTenant(`/console/envelopes/${envelopeId}`), location.origin).href;
    const call = { accountId, method: 'POST', path, body: { returnUrl } } as const;
    return (await callService<{ url: string }>(call)).url;
  });
  return envelopeId;
}
