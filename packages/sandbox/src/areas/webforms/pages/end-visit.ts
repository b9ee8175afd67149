import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import { html, notice } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { findPart } from '../forms/fields-of.ts';
import { findFormBrand } from './form-brand.ts';
import { pageRights } from './page-rights.ts';
import { findVisit } from './stored-visit.ts';

/** The ways in which a visit ends without signing, in the words of the messages to the site. */
const ends = new Set(['finishLater', 'formConfirmation', 'remoteSigningInitiated']);

/**
 * Shows the page at the end of a visit: it tells the site around it how the visit has ended, and
 * leads back to the application.
 * @param query has the event with which the signing page was left
 */
export async function endVisit(
  state: State,
  request: MockRequest,
  visitId: string,
  query: URLSearchParams,
): Promise<MockResponse> {
  const opened = await findVisit(state, visitId);
  const language = findBrowserLanguage(request, opened?.form.locale);
  const { t } = language;
  if (opened === undefined)
    return notice(
      410,
      t('The session has ended'),
      t('Open the form again.'),
      { language },
      pageRights(),
    );
  const { form, instance } = opened;
  const event = query.get('event') ?? 'signing_complete';
  const envelopeId = instance.envelopes[0]?.envelopeId;
  const { returnUrl } = instance;
  const end = ends.has(event)
    ? { sessionEndType: event, ...(envelopeId !== undefined && { envelopeId }) }
    : {
        sessionEndType: 'signingResult',
        signingResult: { signingResultType: event, returnUrl: returnUrl ?? '', envelopeId },
      };
  const thanks = findPart(form.active ?? form.draft, 'Thankyou');
  const back = returnUrl === undefined ? undefined : withEvent(returnUrl, event);
  return html(
    {
      template: 'web-form-end',
      title: event === 'finishLater' ? t('Saved for later') : (thanks?.text ?? t('Thank you')),
      language,
      brand: await findFormBrand(state, instance),
      data: {
        text:
          event === 'finishLater'
            ? t('What you have entered is kept. Open the form again to go on.')
            : (thanks?.subText ?? ''),
        events: JSON.stringify([{ type: 'sessionEnd', ...end }]),
        back: event === 'finishLater' ? undefined : back,
        link: t('Back to the application'),
      },
      scripts: ['web-form.js'],
    },
    pageRights(returnUrl),
  );
}

/** The address of the application, with the event that has ended the visit. */
function withEvent(returnUrl: string, event: string): string | undefined {
  const url = URL.parse(returnUrl);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.searchParams.set('event', event);
  return url.href;
}
