import { readFileSync } from 'node:fs';
import { brandText, type PageBrand } from '../../../pages/brand/page-brand.ts';
import { renderPage, templateFile, type ViewPage } from '../../../pages/render.ts';
import { findLanguage } from '../../../pages/languages/language.ts';
import type { StoredMail } from '../../../state/model/mail.ts';

/** The texts of buttons by the reason of the e-mail. */
const buttons: Readonly<Record<string, string | undefined>> = {
  'signing-request': 'Review document',
  reminder: 'Review document',
  completed: 'View completed documents',
  activation: 'Activate',
  'identity-review': 'Review evidence',
  'rooms-invitation': 'Accept invitation',
};

let styles: string | undefined;

/** Renders an e-mail as a complete HTML document, in the colours and words of a brand. */
export function renderMail(mail: StoredMail, brand?: PageBrand): string {
  return renderPage(mailPage(mail, brand));
}

/** An e-mail as a page: `html(mailPage(mail, brand))` responds with it and its content policy. */
export function mailPage(mail: StoredMail, brand?: PageBrand): ViewPage {
  const { subject, text, link, deliveryMethod } = mail;
  styles ??= readFileSync(templateFile('mail.css'), 'utf8');
  return {
    template: 'mail',
    title: subject === '' ? 'No subject' : subject,
    brand,
    language: findLanguage(mail.language),
    css: styles,
    data: {
      text,
      isMessage: deliveryMethod !== undefined,
      link: link === undefined ? undefined : { href: link, words: getButtonText(mail, brand) },
      footer: brandText(
        brand,
        'Email_Footer',
        findLanguage(mail.language).t('Sent by the sandbox. No e-mail has left this machine.'),
      ),
      about: brand?.links.aboutDocusign,
    },
  };
}

/** Returns the text of an e-mail's button, which a brand can replace. */
function getButtonText(
  { reason, language }: Pick<StoredMail, 'reason' | 'language'>,
  brand?: PageBrand,
): string {
  const own = findLanguage(language).t(buttons[reason] ?? 'View document');
  return reason === 'signing-request' || reason === 'reminder'
    ? brandText(brand, 'Email_SigningRequestButton', own)
    : own;
}
