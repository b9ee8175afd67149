import { secret } from '../../../engine/secret.ts';
import { policySource } from '@countersign/mock/core/oauth';
import type { Context } from '../../../engine/context.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { openPath, viewsPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';
import { isAddress } from '../../life/invitation-target.ts';
import { isPreparing, type StoredGrant, views } from './stored-view.ts';

/** The lifetime of a view's address in milliseconds; that of a page for preparing is longer. */
const lifetime = 300_000;
const preparingLifetime = 600_000;

/**
 * Makes the address of a view, which works once and for five minutes, or for ten if it is a page for
 * preparing.
 * @evidence public
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where an address is none that a browser can go to
 */
export async function makeView(
  state: State,
  { origin }: Pick<Context, 'origin'>,
  grant: StoredGrant,
): Promise<{ url: string }> {
  for (const [field, address] of Object.entries({
    returnUrl: grant.returnUrl,
    pingUrl: grant.ping?.url,
    ...grant.clientUrls,
  }))
    if (address !== undefined && !isAddress(address))
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `${field} must be an absolute URL that a browser can open, such as https://app.example/done, but is ${JSON.stringify(address)}.`,
      );
  // The script of the page calls this one, which it can do on the web alone.
  if (grant.ping !== undefined && policySource(grant.ping.url) === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `pingUrl must be an address with http or https; it is ${JSON.stringify(grant.ping.url)}.`,
    );
  const viewId = secret();
  const openBefore = state.now + (isPreparing(grant.view) ? preparingLifetime : lifetime);
  await state.of(views).put('', viewId, { ...grant, viewId, openBefore, opened: false });
  return { url: `${origin}${openPath(state, viewId)}` };
}

/** Revokes the address of a page about an envelope, so that it can no longer be opened. */
export async function takeBack(state: State, envelopeId: string, url: string): Promise<void> {
  const pathname = URL.parse(url)?.pathname ?? '';
  const viewId = pathname.startsWith(`${viewsPath}/open/`) ? pathname.split('/').at(-1) : undefined;
  if (viewId === undefined) return;
  const view = await state.of(views).get('', viewId);
  if (view?.envelopeId === envelopeId)
    await state.of(views).put('', viewId, { ...view, opened: true });
}
