import type { MockResponse } from '@countersign/mock/core/server';
import { brandOfAccount } from '../../../account/brands/brand-of.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { html } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import type { StoredClickDocument } from '../clickwraps/stored-clickwrap.ts';
import { presentAgreement } from '../agreements/present-agreement.ts';
import { clickViewPath } from './click-paths.ts';
import type { OpenAgreement } from './open-agreement.ts';

/** A document on the page: its text, the images of its pages, or a link to it. */
interface ShownDocument {
  name: string;
  href: string;
  mustView: boolean;
  isLink: boolean;
  /** The parts of a text in HTML. */
  parts?: string[];
  pages?: string[];
}

/** Shows the page on which a person agrees or declines. */
export async function showAgreement(
  state: State,
  opened: OpenAgreement,
  language: Language,
  { isMissing = false }: { isMissing?: boolean } = {},
): Promise<MockResponse> {
  const { clickwrap, version, agreement, token, rights } = opened;
  const { displaySettings: settings } = version;
  const { t } = language;
  const documents: ShownDocument[] = [];
  const rules: string[] = [];
  for (const document of version.documents) {
    const shown = await showDocument(state, opened, document);
    documents.push(shown.document);
    rules.push(...shown.rules);
  }
  const isBoxed = settings.requireAccept === true;
  const usual = isBoxed
    ? t('I have read these documents and agree to them.')
    : t('By clicking the button, I agree to these documents.');
  const event = {
    type: 'mustAgree',
    format: settings.format ?? 'modal',
    agreement: presentAgreement(agreement, version),
  };
  return html(
    {
      status: isMissing ? 422 : 200,
      template: 'click-agreement',
      title: settings.displayName ?? clickwrap.name,
      language,
      brand: await brandOfAccount(state, clickwrap.accountId, { brandId: settings.brandId }),
      css: rules.join('\n'),
      styles: ['flow.css', 'click.css'],
      scripts: ['click-page.js'],
      data: {
        action: clickViewPath(state, 'click-agreement', token),
        events: JSON.stringify([event]),
        documents,
        isMissing,
        isBoxed,
        mustRead:
          settings.mustRead === true || version.documents.some(({ mustRead }) => mustRead === true),
        mustView: documents.some(({ mustView }) => mustView),
        isDownloadable: settings.downloadable === true,
        statement: settings.consentText ?? usual,
        isBelow: settings.statementAlignment === 'bottom',
        side: settings.actionButtonAlignment ?? 'right',
        agree: settings.consentButtonText ?? t('I agree'),
        decline:
          settings.hasDeclineButton === true
            ? (settings.declineButtonText ?? t('Decline'))
            : undefined,
      },
    },
    rights,
  );
}

async function showDocument(
  state: State,
  { version, token }: OpenAgreement,
  document: StoredClickDocument,
): Promise<{ document: ShownDocument; rules: string[] }> {
  const { displaySettings: settings } = version;
  const { name, order, pages = 0, isHtml, original } = document;
  const isLink = (document.documentDisplay ?? settings.documentDisplay) === 'link';
  const shown = {
    name,
    href: clickViewPath(state, 'click-agreement', token, `${order}.pdf`),
    isLink,
    mustView: isLink && (document.mustView ?? settings.mustView) === true,
  };
  if (isLink) return { document: shown, rules: [] };
  if (isHtml !== true) {
    const images = Array.from({ length: pages }, (_, at) =>
      clickViewPath(state, 'click-agreement', token, String(order), `${at + 1}.png`),
    );
    return { document: { ...shown, pages: images }, rules: [] };
  }
  const source = (await state.contents.get(original)).toString();
  const flow = await state.documents.flowHtml(source, {
    anchors: [],
    layout: {},
    prefix: `d${order}`,
  });
  const parts = flow.pieces.flatMap((piece) => ('html' in piece ? [piece.html] : []));
  return { document: { ...shown, parts }, rules: flow.rules };
}
