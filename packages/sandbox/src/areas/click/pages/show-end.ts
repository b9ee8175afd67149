import type { MockResponse } from '@countersign/mock/core/server';
import { brandOfAccount } from '../../../account/brands/brand-of.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { html, type PageRights } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { presentAgreement } from '../agreements/present-agreement.ts';
import { clickViewPath } from './click-paths.ts';
import { type OpenAgreement, pageRights } from './open-agreement.ts';

/** The end of a visit: a refusal, or a copy that was sent. */
interface End {
  isDeclined?: boolean;
  /** True for an e-mail address that is none. */
  isWrong?: boolean;
  /** The address to which a copy was sent. */
  sentTo?: string;
}

/** Shows the page after the answer, which tells the site around it, and leads back. */
export async function showEnd(
  state: State,
  { clickwrap, version, agreement, token, rights }: OpenAgreement,
  language: Language,
  { isDeclined = agreement.status === 'declined', isWrong = false, sentTo }: End = {},
): Promise<MockResponse> {
  const { displaySettings: settings } = version;
  const { t } = language;
  const isAgreed = agreement.status === 'agreed';
  const event = {
    type: isDeclined ? 'declined' : 'agreed',
    agreement: presentAgreement(agreement, version),
  };
  return html(
    {
      status: isWrong ? 422 : 200,
      template: 'click-end',
      title: isDeclined ? t('You have declined') : t('You have agreed'),
      language,
      brand: await brandOfAccount(state, clickwrap.accountId, { brandId: settings.brandId }),
      scripts: ['click-page.js'],
      data: {
        action: clickViewPath(state, 'click-agreement', token),
        events: JSON.stringify([event]),
        name: settings.displayName ?? clickwrap.name,
        back: readBack(agreement.returnUrl),
        download:
          isAgreed && settings.downloadable === true
            ? clickViewPath(state, 'click-agreement', token, 'agreed.pdf')
            : undefined,
        isCopied: isAgreed && settings.sendToEmail === true,
        isWrong,
        sentTo,
      },
    },
    rights,
  );
}

/**
 * Shows the page of an address that has expired, or that may not be used.
 * @param reason tells the site around the page why
 */
export function showClosed(
  language: Language,
  rights: PageRights = pageRights(),
  { status = 410, reason }: { status?: number; reason?: string } = {},
): MockResponse {
  const { t } = language;
  const text = t('Open it again from the page or the e-mail that led you here.');
  const error = { message: reason ?? 'The address of the agreement has expired.' };
  return html(
    {
      status,
      template: 'click-end',
      title: t('This page is closed'),
      language,
      scripts: ['click-page.js'],
      data: { events: JSON.stringify([{ type: 'error', error }]), name: text },
    },
    rights,
  );
}

/** The address of the application, if it is one of the web. */
function readBack(returnUrl: string | undefined): string | undefined {
  const url = returnUrl === undefined ? null : URL.parse(returnUrl);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
