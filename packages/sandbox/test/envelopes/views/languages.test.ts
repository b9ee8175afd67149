import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { findLanguage, translated } from '../../../src/pages/languages/language.ts';
import { scriptSentences } from '../../../src/pages/languages/script-texts.ts';
import { definition, startControlTest } from '../../control/harness.ts';
import { createVisitor } from './visitor.ts';

const { newTenant, sandbox, close } = await startControlTest();
afterAll(close);

const src = path.resolve(import.meta.dirname, '../../../src');
const calls = /\bt\(\s*(?<quote>['"])(?<sentence>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/gu;
const brandTexts = /it\.say\('\w+', '(?<sentence>[^']*)'\)/gu;
/** Pages of senders and other users of an account, which are in English. */
const ofUsers = new Set([
  'activation.eta',
  'consent.eta',
  'console-envelope.eta',
  'console.eta',
  'form-fill.eta',
  'identity-proof.eta',
  'identity-review.eta',
  'login.eta',
  'preparing-recipient.eta',
  'preparing.eta',
  'rooms-invitation.eta',
  'tab-editor.eta',
]);

/** Files whose pages only such users open. */
const codeOfUsers = new Set([
  'account/brands/serve-logo.ts',
  'account/users/activation.ts',
  'areas/click/pages/find-page-route.ts',
  'areas/rooms-v2/forms/show-form-page.ts',
  'areas/rooms-v2/forms/visit-form-fill.ts',
  'areas/rooms-v2/users/visit-invitation.ts',
  'envelopes/views/access/open-review.ts',
  'envelopes/views/identity/proof-page.ts',
  'oauth/logout.ts',
]);

const templates = globSync('pages/templates/*.eta', { cwd: src }).map((file) => ({
  name: path.basename(file),
  text: readFileSync(path.join(src, file), 'utf8'),
}));

/** The sentences that the code translates: literals in calls of `t`, and texts that brands replace. */
function findSentences(pattern: string): Set<string> {
  const found = globSync(pattern, { cwd: src })
    .filter((file) => !ofUsers.has(path.basename(file)))
    .flatMap((file) => {
      const text = readFileSync(path.join(src, file), 'utf8');
      return [...text.matchAll(calls), ...text.matchAll(brandTexts)];
    });
  return new Set(found.map(({ groups }) => (groups?.['sentence'] ?? '').replaceAll("\\'", "'")));
}

const buttons = ['Review document', 'View completed documents', 'View document'];
const sentences = new Set([
  ...findSentences('{areas,envelopes,pages}/**/*.ts'),
  ...findSentences('pages/templates/*.eta'),
  ...scriptSentences,
  ...buttons,
]);

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/gu)].map(([all]) => all).toSorted();
}

describe('the texts of the pages', () => {
  it('are in at least ten languages', () => {
    expect(translated.length).toBeGreaterThanOrEqual(10);
  });

  it.each(translated)('are all in the file of %s, and nothing else is', (name) => {
    const file = path.join(src, 'pages/languages/texts', `${name}.json`);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(texts).toSorted()).toEqual([...sentences].toSorted());
    for (const [sentence, text] of Object.entries(texts)) {
      expect(text.trim()).not.toBe('');
      expect([sentence, placeholders(text)]).toEqual([sentence, placeholders(sentence)]);
    }
  });

  it('are all that pages of recipients say', () => {
    const words = templates
      .filter(({ name }) => !ofUsers.has(name))
      .flatMap(({ name, text }) => {
        // The tail of each title is the name of the sandbox; other code gives texts and states.
        const own = text.replace(' - Countersign sandbox', '').replaceAll(/<%[^%]*%>/gu, '');
        const attributes = own.match(/(?:alt|aria-label|placeholder|title)="\p{L}[^"]*/gu) ?? [];
        const between = own.replaceAll(/<[^<>]*>|[\w-]+="[^"]*"|&\w+;/gu, '\n').split('\n');
        const found = [...attributes, ...between.filter((line) => /\p{L}{2}/u.test(line))];
        return found.map((line) => [name, line.trim()]);
      });
    expect(words).toEqual([]);
  });

  it('are all that pages say that have ended or cannot be shown', () => {
    const literal = globSync('**/*.ts', { cwd: src }).filter((file) =>
      /notice\(\s*(?:\d{3}|status),\s*['"`]/u.test(readFileSync(path.join(src, file), 'utf8')),
    );
    expect(literal.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(
      [...codeOfUsers, 'envelopes/views/create-views.ts'].toSorted(),
    );
  });

  it('stand in no attribute that a template escapes as a whole', () => {
    const escaped = templates.filter(({ text }) => /<%=(?:[^%]|%(?!>))*'[^'%\n]*="/u.test(text));
    expect(escaped.map(({ name }) => name)).toEqual([]);
  });

  it('of scripts are passed to them', () => {
    const inScripts = findSentences('pages/templates/*.js');
    expect([...inScripts].toSorted()).toEqual([...scriptSentences].toSorted());
  });
});

describe('a recipient', () => {
  it.each([
    ['de', 'de', 'ltr', 'Weitere Aktionen', 'hat Ihnen ein Dokument'],
    ['pt_BR', 'pt-BR', 'ltr', 'Outras ações', 'enviou-lhe um documento'],
    ['ar', 'ar', 'rtl', 'إجراءات أخرى', 'مستندًا لمراجعته'],
    ['tr', 'en', 'ltr', 'Other actions', 'sent you a document'],
  ])('gets the mail and the page in %s', async (code, tag, direction, button, mail) => {
    const { client, control } = newTenant();
    const body = definition();
    const [first] = body.recipients?.signers ?? [];
    if (first !== undefined) first.emailNotification = { supportedLanguage: code };
    await envelopesCreate(client, { body });
    const [letter] = await control.outbox({ to: first?.email ?? '' });
    expect(letter?.text.join(' ')).toContain(mail);
    const { go, press } = createVisitor(sandbox);
    const consent = await go(letter?.link ?? '');
    const page = await press(consent, 'consent', { consent: 'true' });
    expect(page.html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(page.html).toContain(`>${button}</button>`);
    const { t } = findLanguage(code);
    const wrong = await press(page, 'finish');
    expect(wrong.html).toContain(t('Something is still to be done:'));
    expect(wrong.html).toContain(t('This must be filled in.'));
  });

  it('reads dates in the form of the language', () => {
    const time = Date.UTC(2026, 10, 21, 19, 44);
    const shown = ['en', 'en_GB', 'de', 'ja'].map((code) => findLanguage(code).formatTime(time));
    expect(new Set(shown).size).toBe(4);
    expect(shown[2]).toContain('21.11.2026');
  });
});
