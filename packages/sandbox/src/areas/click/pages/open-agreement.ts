import { policySource } from '@countersign/mock/core/oauth';
import { sessionRights } from '../../../envelopes/views/session-rights.ts';
import type { PageRights } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { findVersion } from '../clickwraps/find-clickwrap.ts';
import { clickwraps, type StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import type { FoundAgreement } from '../agreements/find-agreement.ts';
import { agreementLinks, agreements } from '../agreements/stored-agreement.ts';

/** An agreement whose page is open. */
export interface OpenAgreement extends FoundAgreement {
  token: string;
  /** True if somebody has declined at this address. */
  isDeclined: boolean;
  rights: PageRights;
}

/** Opens the agreement of an address; undefined if the address has expired. */
export async function openAgreement(
  state: State,
  token: string,
): Promise<OpenAgreement | undefined> {
  const link = await state.of(agreementLinks).get('', token);
  if (link === undefined || state.now >= link.until) return undefined;
  const clickwrap = await state.of(clickwraps).get(link.accountId, link.clickwrapId);
  const agreement = await state.of(agreements).get(link.clickwrapId, link.agreementId);
  if (clickwrap === undefined || agreement === undefined) return undefined;
  const version = findVersion(clickwrap, agreement.versionId);
  const rights = pageRights(link.isOpen === true ? version : undefined, agreement.returnUrl);
  return { clickwrap, version, agreement, token, rights, isDeclined: link.isDeclined === true };
}

/**
 * The rights of a page: it may be in the frames that signing pages may be in. Without an address of
 * the API, it may be in those of the hosts that the clickwrap names, if it names any.
 */
export function pageRights(version?: StoredVersion, returnUrl?: string): PageRights {
  const hosts = version?.displaySettings.allowedHosts ?? [];
  const sources = hosts.flatMap((host) => {
    const source = policySource(host.includes('://') ? host : `https://${host}`);
    return source === undefined ? [] : [source];
  });
  return sessionRights({
    view: 'signing',
    accountId: '',
    ...(returnUrl !== undefined && { returnUrl }),
    ...(hosts.length > 0 && { frameAncestors: ["'self'", ...sources] }),
  });
}
