import {
  envelopeLocksGet,
  envelopeDocumentsList,
  envelopeDocumentsUpdateList,
  envelopeLocksCreate,
  envelopeRecipientTabsCreate,
  envelopeRecipientTabsList,
  envelopeRecipientsCreateEnvelopeRecipientPreview,
  envelopeRecipientsList,
  envelopesGet,
  envelopeViewsCreateConsole,
  envelopeViewsCreateCorrect,
  envelopeViewsCreateEdit,
  envelopeViewsCreateSender,
  templatesCreate,
  templatesGet,
  templateViewsCreateEdit,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, EnvelopeViewSettings } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, returnUrl, signHere, signingUrl } from './lease.ts';
import { signed } from './signed.ts';
import { createVisitor, origin, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const body = { returnUrl };
const readOutcome = ({ goal }: Seen) => ({
  event: goal?.searchParams.get('event'),
  envelopeId: goal?.searchParams.get('envelopeId'),
});
const findFieldName = ({ html }: Seen, what: 'name' | 'email') =>
  new RegExp(`name="(${what}-[^"]*)"`).exec(html)?.[1] ?? '';

/**
 * Reads the sentences at the fields of a refused form, by the names of the fields; of a field that
 * does not name its sentence, the tag.
 */
function readFaults({ html }: Seen): Record<string, string> {
  const sentences = html.matchAll(/<p class="fault" id="([^"]*)-fault">([^<]*)</gu);
  return Object.fromEntries(
    [...sentences].map(([, field = '', sentence = '']) => {
      const control = html.split('<').find((tag) => tag.includes(`name="${field}"`)) ?? '';
      return [field, control.includes(`aria-describedby="${field}-fault"`) ? sentence : control];
    }),
  );
}

describe('the page of a draft', () => {
  it('sends it with what was changed, and leads back with Send and the envelope', async () => {
    const { client } = newTenant();
    const { email: _none, ...nameless } = ines;
    const signers = [{ ...nameless, tabs: signHere }];
    const envelopeId = await makeLease(client, { signers }, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const page = await go(url);
    const email = { [findFieldName(page, 'email')]: ines.email, subject: 'Lease 43' };
    expect(readOutcome(await press(page, 'send', email))).toEqual({ event: 'Send', envelopeId });
    const envelope = await envelopesGet(client, { path: { envelopeId } });
    expect(envelope).toMatchObject({ status: 'sent', emailSubject: 'Lease 43' });
  });

  it('keeps nothing where it cannot be sent, and says why', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const page = await go(url);
    const refused = await press(page, 'send', { subject: '' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Before you send, fill in: the subject.');
    expect(readFaults(refused)).toEqual({ subject: 'Enter a subject.' });
    const wrong = await press(page, 'save', { [findFieldName(page, 'email')]: 'nowhere' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('"nowhere" is no e-mail address (Ines Valdivia).');
    expect(readFaults(wrong)).toEqual({
      [findFieldName(page, 'email')]: 'Enter a whole address, such as name@example.com.',
    });
    // The page opens where the field is.
    expect(wrong.html).toContain('name="step" value="recipients"');
    const envelope = await envelopesGet(client, { path: { envelopeId } });
    expect(envelope).toMatchObject({ status: 'created', emailSubject: 'Lease of berth 42' });
    expect(readOutcome(await press(page, 'cancel')).event).toBe('Cancel');
  });
});

describe('a draft that cannot be sent', () => {
  const { email: _email, ...nameless } = ines;
  it.each<[string, EnvelopeDefinition, string]>([
    ['a recipient', { recipients: {} }, 'Add a recipient before you send.'],
    [
      'an address',
      { recipients: { signers: [{ ...nameless, tabs: signHere }] } },
      'Before you send, fill in: the e-mail address of Ines Valdivia.',
    ],
    [
      'a document',
      { recipients: { signers: [ines] }, documents: [] },
      'Before you send, fill in: a document.',
    ],
  ])('names the missing thing in words for people: %s', async (_, more, sentence) => {
    const { client } = newTenant();
    const draft: EnvelopeDefinition = { status: 'created', ...more };
    const envelopeId = await makeLease(client, draft.recipients, draft);
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const { html } = await press(await go(url), 'send');
    const [, problems = ''] = /id="problems"[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
    expect(problems).toContain(sentence);
    expect(problems).not.toMatch(/recipientId|Recipient Id|[\da-f]{8}-[\da-f]{4}/i);
  });
});

it('says of recipients who are the same that they are', async () => {
  const { client } = newTenant();
  const draft = { status: 'created' } as const;
  const envelopeId = await makeLease(
    client,
    { signers: [ines, { ...omar, routingOrder: '1' }] },
    draft,
  );
  const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
  const page = await go(url);
  const fields = [...page.html.matchAll(/name="((?:name|email)-[^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  const same = fields.map((field) => [field, field.startsWith('name') ? ines.name : ines.email]);
  const { html } = await press(page, 'send', Object.fromEntries(same));
  expect(html).toContain('Two recipients have the same name, e-mail address and order.');
});

describe('the page for correcting', () => {
  it('stops the signing while it is open, and goes on with the new name', async () => {
    const { client, control } = newTenant();
    const { clientUserId: _embedded, ...remote } = ines;
    const envelopeId = await makeLease(client, { signers: [{ ...remote, tabs: signHere }] });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const { url = '' } = await envelopeViewsCreateCorrect(client, { path: { envelopeId }, body });
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('sent');
    const page = await go(url);
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('correct');
    // The first step is the one where something can be changed.
    expect(page.html).toContain('name="step" value="recipients"');
    expect((await go(mail?.link ?? '')).html).toContain('is changing these documents');
    const saved = await press(page, 'save', { [findFieldName(page, 'name')]: 'Ines Arcand' });
    expect(readOutcome(saved).event).toBe('save');
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('sent');
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]?.name).toBe('Ines Arcand');
    expect((await go(mail?.link ?? '')).html).toContain('for Ines Arcand');
  });

  it('lets the envelope go on where the page was closed without a word', async () => {
    const { client, control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    const envelopeId = await makeLease(client);
    const { url = '' } = await envelopeViewsCreateCorrect(client, { path: { envelopeId }, body });
    const page = await go(url);
    await control.advance({ minutes: 21 });
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('sent');
    expect((await press(page, 'save')).html).toContain('This page is closed');
  });
});

describe('the page for editing', () => {
  it('changes an envelope that was sent', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const { url = '' } = await envelopeViewsCreateEdit(client, { path: { envelopeId }, body });
    const page = await go(url);
    const saved = await press(page, 'save', { message: 'By Friday.' });
    expect(readOutcome(saved)).toEqual({ event: 'Save', envelopeId });
    const { emailBlurb } = await envelopesGet(client, { path: { envelopeId } });
    expect(emailBlurb).toBe('By Friday.');
  });

  it('changes nothing that somebody has locked', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const { url = '' } = await envelopeViewsCreateEdit(client, { path: { envelopeId }, body });
    await envelopeLocksCreate(client, {
      path: { envelopeId },
      body: { lockedByApp: 'desk', lockDurationInSeconds: '300', lockType: 'edit' },
    });
    const page = await go(url);
    expect(page.status).toBe(409);
    expect(page.html).toContain('Mara Lindqvist is changing this with desk.');
    expect(page.html).not.toContain('X-DocuSign-Edit');
  });

  it('gives a template another name', async () => {
    const { client } = newTenant();
    const recipients = { signers: [{ recipientId: '1', roleName: 'Tenant' }] };
    const made = await templatesCreate(client, { body: { name: 'Lease', recipients } });
    const templateId = 'templateId' in made ? (made.templateId ?? '') : '';
    const { url = '' } = await templateViewsCreateEdit(client, { path: { templateId }, body });
    const page = await go(url);
    expect((await press(page, 'save', { 'template-name': '' })).html).toContain('needs a name');
    const saved = await press(page, 'save', { 'template-name': 'Berth lease' });
    expect(readOutcome(saved).event).toBe('Save');
    expect((await templatesGet(client, { path: { templateId } })).name).toBe('Berth lease');
  });
});

describe('pages to look at', () => {
  it('show what a recipient will see, also of a draft, and change nothing', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const { url = '' } = await envelopeRecipientsCreateEnvelopeRecipientPreview(client, {
      path: { envelopeId },
      body: { recipientId: '1', returnUrl, authenticationMethod: 'None' },
    });
    const page = await go(url);
    expect(page.html).toContain('This is a preview');
    const tried = await press(page, 'finish', { 'signature-name': 'Mallory' });
    expect(tried.html).toContain('This is a preview');
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('created');
    expect(readOutcome(await press(page, 'close')).event).toBe('viewing_complete');
  });

  it('show the envelopes of the account, and the history of one', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { emailSubject: 'Lease of berth 77' });
    await go(await signingUrl(client, envelopeId));
    const { url = '' } = await envelopeViewsCreateConsole(client, { body });
    const list = await go(url);
    const [, link = ''] = /href="([^"]*)">Lease of berth 77/.exec(list.html) ?? [];
    const one = await go(link);
    expect(one.html).toContain('Ines Valdivia opened the envelope.');
    const [, pdf = ''] = /href="([^"]*\.pdf[^"]*)"/.exec(one.html) ?? [];
    expect((await go(pdf)).headers.get('content-type')).toBe('application/pdf');
    expect(readOutcome(await press(one, 'close')).event).toBe('sessionEnd');
    expect((await go(pdf)).status).toBe(404);
  });
});

/** The keys of the rows of a page, those of new ones last. */
const listKeys = ({ html }: Seen) =>
  [...html.matchAll(/data-recipient="([\da-f-]{36})"/g)].map(([, key = '']) => key);

describe('what the pages for preparing change', () => {
  it('adds, changes and removes recipients of a draft without a script', async () => {
    const { client } = newTenant();
    const signers = [{ ...ines, tabs: signHere }, omar];
    const envelopeId = await makeLease(client, { signers }, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const page = await go(url);
    const [first = '', second = '', added = ''] = listKeys(page);
    await press(page, 'save', {
      [`order-${first}`]: '4',
      [`code-${first}`]: 'berth',
      [`note-${first}`]: 'The blue one.',
      [`remove-${second}`]: 'true',
      [`recipient-${added}`]: 'new',
      [`type-${added}`]: 'carbonCopy',
      [`name-${added}`]: 'Lena Holm',
      [`email-${added}`]: 'lena.holm@seabird.example',
    });
    const { signers: now, carbonCopies } = await envelopeRecipientsList(client, {
      path: { envelopeId },
    });
    expect(now).toEqual([
      expect.objectContaining({
        name: 'Ines Valdivia',
        routingOrder: '4',
        accessCode: 'berth',
        note: 'The blue one.',
      }),
    ]);
    expect(carbonCopies).toEqual([expect.objectContaining({ name: 'Lena Holm' })]);
  });

  it('says why what has been done cannot be corrected, and keeps the fields that were not sent', async () => {
    const { client } = newTenant();
    const signers = [
      { ...ines, tabs: signHere },
      { ...omar, tabs: signHere },
    ];
    const envelopeId = await makeLease(client, { signers });
    const signing = await go(await signingUrl(client, envelopeId));
    await signed({ press }, signing);
    const { url = '' } = await envelopeViewsCreateCorrect(client, { path: { envelopeId }, body });
    const page = await go(url);
    expect(page.html).toContain('This recipient has finished');
    expect(page.html).toContain('Documents cannot be added or removed');
    const [first = '', second = ''] = listKeys(page);
    const saved = await press(page, 'save', {
      [`name-${first}`]: 'Mallory',
      [`remove-${first}`]: 'true',
      [`name-${second}`]: 'Omar Dahlberg',
    });
    expect(readOutcome(saved).event).toBe('save');
    const now = await envelopeRecipientsList(client, {
      path: { envelopeId },
      query: { include_tabs: 'true' },
    });
    expect(now.signers?.map(({ name }) => name)).toEqual(['Ines Valdivia', 'Omar Dahlberg']);
    expect(now.signers?.[1]?.tabs?.signHereTabs).toHaveLength(1);
  });

  it('keeps tabs that a program has added while the page was open', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const page = await go(url);
    const text = { documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9' };
    // The page holds a lock, whose token the owner can read.
    const { lockToken: LockToken } = await envelopeLocksGet(client, { path: { envelopeId } });
    await envelopeRecipientTabsCreate(client, {
      path: { envelopeId, recipientId: '1' },
      header: { 'X-DocuSign-Edit': JSON.stringify({ LockToken }) },
      body: { textTabs: [text] },
    });
    const { known } = JSON.parse(
      /name="tabs" id="tabs" value="([^>]*)" \/>/.exec(page.html)?.[1] ?? '',
    );
    await press(page, 'save', { tabs: JSON.stringify({ known, tabs: [] }) });
    const tabs = await envelopeRecipientTabsList(client, {
      path: { envelopeId, recipientId: '1' },
    });
    expect(tabs.signHereTabs ?? []).toEqual([]);
    expect(tabs.textTabs).toHaveLength(1);
  });

  it('says which file cannot be read, and keeps the draft as it was', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    const page = await go(url);
    const response = await addFile(page, new File(['no picture'], 'berth.png'), 'Not saved yet');
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('berth');
    expect(html).toContain('value="Not saved yet"');
    const { envelopeDocuments } = await envelopeDocumentsList(client, { path: { envelopeId } });
    expect(envelopeDocuments).toHaveLength(1);
  });

  it('adds a file beside a document with the largest ID', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const path = { envelopeId };
    const last = { documentId: '2147483647', name: 'Plan', fileExtension: 'txt' };
    const documentBase64 = Buffer.from('The pier.').toString('base64');
    await envelopeDocumentsUpdateList(client, {
      path,
      body: { documents: [{ ...last, documentBase64 }] },
    });
    const { url = '' } = await envelopeViewsCreateSender(client, { path, body });
    // The text after a dot that is no extension belongs to the name.
    await addFile(
      await go(url),
      new File(['No fires on the pier.'], 'Rules v1.2 draft.txt'),
      'Pier',
    );
    const { envelopeDocuments = [] } = await envelopeDocumentsList(client, { path });
    expect(envelopeDocuments.slice(1).map(({ documentId, name }) => [documentId, name])).toEqual([
      ['2147483647', 'Plan'],
      ['2', 'Rules v1.2 draft'],
    ]);
  });
});

/** Chooses a file on the page of a draft, whose subject was changed but not saved. */
function addFile({ html }: Seen, file: File, subject: string): Promise<Response> {
  const form = new FormData();
  form.set('form-token', /name="form-token" value="([^"]*)"/.exec(html)?.[1] ?? '');
  form.set('action', 'add-files');
  form.set('subject', subject);
  form.set('files', file);
  const address = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
  return sandbox.fetch(
    new Request(new URL(address, origin), { method: 'POST', body: form, redirect: 'manual' }),
  );
}

/** Matches a part of the page that is hidden. */
const hidden = (id: string) => new RegExp(`aria-labelledby="${id}"[^>]* hidden`);
/** Opens the page of a new draft, with the settings of the caller. */
const openDraft = async (settings: EnvelopeViewSettings) => {
  const { client } = newTenant();
  const signers = [{ ...ines, tabs: signHere }];
  const envelopeId = await makeLease(client, { signers }, { status: 'created' });
  const { url = '' } = await envelopeViewsCreateSender(client, {
    path: { envelopeId },
    body: { ...body, viewAccess: 'envelope', settings },
  });
  const read = () => envelopesGet(client, { path: { envelopeId } });
  return { envelopeId, page: await go(url), read, client };
};

describe('what the settings of a view decide', () => {
  it('opens with the fields, and leads back to everything else', async () => {
    const { page } = await openDraft({ startingScreen: 'Tagger' });
    expect(page.html).toMatch(hidden('recipients'));
    expect(page.html).not.toMatch(hidden('fields'));
    const before = await press(page, 'back');
    expect(before.html).not.toMatch(hidden('recipients'));
    expect(readOutcome(await press(before, 'back')).event).toBe('Save');
  });

  it('leaves at once where going back redirects', async () => {
    const { page } = await openDraft({ startingScreen: 'tagger', backButtonAction: 'redirect' });
    expect(readOutcome(await press(page, 'back')).event).toBe('Save');
  });

  it.each<[EnvelopeViewSettings, string[]]>([
    [{}, ['back', 'save', 'send', 'cancel']],
    [{ showBackButton: 'false' }, ['save', 'send', 'cancel']],
    [{ showDiscardAction: 'false' }, ['back', 'save', 'send']],
    [{ showHeaderActions: 'false' }, ['back', 'send']],
  ])('offers the buttons that %j allows', async (settings, buttons) => {
    const { page } = await openDraft(settings);
    const [, found = ''] = /<div class="buttons">(.*?)<\/div>/s.exec(page.html) ?? [];
    expect([...found.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(buttons);
  });

  it('has no button that leads back without settings', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const { url = '' } = await envelopeViewsCreateSender(client, { path: { envelopeId }, body });
    expect((await go(url)).html).not.toContain('value="back"');
  });

  it('saves, and leaves the sending to the application', async () => {
    const { page, read } = await openDraft({ sendButtonAction: 'redirect' });
    expect(readOutcome(await press(page, 'send', { subject: 'Lease 43' })).event).toBe('Send');
    expect(await read()).toMatchObject({ status: 'created', emailSubject: 'Lease 43' });
  });

  it('takes no change of what the user cannot edit', async () => {
    const { page, read, client, envelopeId } = await openDraft({
      documentSettings: { showEditDocuments: 'false' },
      recipientSettings: { showEditRecipients: 'false', showEditMessage: 'false' },
      taggerSettings: { paletteSections: 'none' },
    });
    expect(page.html).toContain('Documents cannot be changed here.');
    expect(page.html).toContain('Recipients cannot be changed here.');
    expect(page.html).toMatch(hidden('message-part'));
    expect(page.html).toContain('<div class="palette" hidden>');
    const [first = ''] = listKeys(page);
    await press(page, 'save', {
      subject: 'Mallory’s lease',
      [`name-${first}`]: 'Mallory',
      'document-name-1': 'Another name',
      'remove-document-1': 'true',
    });
    const { signers } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]?.name).toBe('Ines Valdivia');
    const { envelopeDocuments } = await envelopeDocumentsList(client, { path: { envelopeId } });
    expect(envelopeDocuments).toHaveLength(1);
    expect(envelopeDocuments[0]?.name).not.toBe('Another name');
    expect((await read()).emailSubject).toBe('Lease of berth 42');
  });

  it.each<[EnvelopeViewSettings['taggerSettings'], boolean, boolean]>([
    [undefined, true, true],
    [{ paletteSettings: { annotations: { show: 'false' } } }, true, false],
    [{ paletteSections: 'custom' }, false, true],
  ])('offers the kinds of fields that %j allows', async (taggerSettings, palette, notes) => {
    const { page } = await openDraft({ ...(taggerSettings && { taggerSettings }) });
    expect(page.html.includes('<div class="palette">')).toBe(palette);
    expect(page.html.includes('hidden data-list="noteTabs"')).toBe(!notes);
  });

  it('opens what the caller has locked, with the token of the lock, and keeps the lock', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, undefined, { status: 'created' });
    const lock = await envelopeLocksCreate(client, {
      path: { envelopeId },
      body: { lockedByApp: 'desk', lockDurationInSeconds: '300', lockType: 'edit' },
    });
    const openWith = async (lockToken: string) => {
      const { url = '' } = await envelopeViewsCreateSender(client, {
        path: { envelopeId },
        body: { ...body, settings: { lockToken } },
      });
      return go(url);
    };
    expect((await openWith('another')).html).toContain(
      'Mara Lindqvist is changing this with desk.',
    );
    const page = await openWith(lock.lockToken ?? '');
    expect(readOutcome(await press(page, 'save', { message: 'By Friday.' })).event).toBe('Save');
    expect(await envelopeLocksGet(client, { path: { envelopeId } })).toMatchObject({
      lockedByApp: 'desk',
    });
  });

  it('holds for pages for correcting, which can also begin with the fields by their older setting', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const { url = '' } = await envelopeViewsCreateCorrect(client, {
      path: { envelopeId },
      body: { ...body, beginOnTagger: 'true', settings: { showDiscardAction: 'false' } },
    });
    const page = await go(url);
    expect(page.html).toMatch(hidden('recipients'));
    expect(page.html).not.toContain('value="cancel"');
  });

  it('holds for templates', async () => {
    const { client } = newTenant();
    const made = await templatesCreate(client, { body: { name: 'Lease' } });
    const templateId = 'templateId' in made ? (made.templateId ?? '') : '';
    const { url = '' } = await templateViewsCreateEdit(client, {
      path: { templateId },
      body: {
        ...body,
        viewAccess: 'template',
        settings: { documentSettings: { showEditDocuments: 'false' } },
      },
    });
    expect((await go(url)).html).toContain('Documents cannot be changed here.');
  });
});
