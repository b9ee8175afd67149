import { accountId } from '../../harness.ts';
import { envelope, lio, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import { type Row, view, type World } from '../documented/world.ts';

const bare = signer({ tabs: undefined });
const enforced = { enforceSignerVisibility: 'true' };
const freeform =
  /^Freeform signing is not allowed for your account because it conflicts with other settings, please place signing tabs for each signer\. \S/u;
const notSatisfied = { status: 400, code: 'ONESIGNALLSIGN_NOT_SATISFIED' };

const message = async (world: World, request: string, body?: unknown) =>
  (await world.ask(request, body)).body['message'];

/** Sets how an account hides documents, then sends an envelope. */
const sendWith =
  (documentVisibility: string, more: object, signers: readonly object[]) =>
  async (world: World) => {
    await world.ask('PUT settings', { documentVisibility });
    return world.ask('POST envelopes', envelope(more, signers));
  };

/** The values of two tabs once a signer of this name has signed. */
const namesOf = (name: string) => async (world: World) => {
  const place = { documentId: '1', pageNumber: '1', xPosition: '40', yPosition: '90' };
  const tabs = { signHereTabs: [place], firstNameTabs: [place], lastNameTabs: [place] };
  const id = await world.sent({}, [signer({ name, tabs })]);
  await world.sign(id);
  const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
  return [readField(body, 'firstNameTabs.0.value'), readField(body, 'lastNameTabs.0.value')];
};

/** Refusals that users and samples of the vendor quote, and what goes beside them. */
export const quotedRefusals: readonly Row[] = [
  {
    rule: 'a signer without tabs is not sent to where signers see only what they sign',
    try: (world) => world.ask('POST envelopes', envelope(enforced, [bare])),
    is: notSatisfied,
  },
  {
    rule: 'and the message is that of the service',
    try: (world) =>
      message(
        world,
        'POST envelopes',
        envelope(enforced, [signer(), { ...bare, ...lio, recipientId: '2' }]),
      ),
    is: freeform,
  },
  ...(['MustSignToViewUnlessSenderAccount', 'MustSignToViewUnlessSender'] as const).map(
    (setting): Row => ({
      rule: `an account with ${setting} has that in all envelopes`,
      try: sendWith(setting, {}, [bare]),
      is: notSatisfied,
    }),
  ),
  {
    rule: 'such an account hides documents without tabs',
    try: async (world) => {
      const told = await sendWith('MustSignToViewUnlessSender', {}, [signer()])(world);
      const { body } = await world.ask(
        `GET envelopes/${told.body['envelopeId']}/recipients/1/document_visibility`,
      );
      return [
        readField(body, 'documentVisibility.0.visible'),
        readField(body, 'documentVisibility.1.visible'),
      ];
    },
    is: ['true', 'false'],
  },
  {
    rule: 'a signer without tabs is sent to where the sender may hide documents, and does not',
    try: (world) => world.ask('POST envelopes', envelope({}, [bare])),
    is: 201,
  },
  {
    rule: 'and where the account hides none',
    try: sendWith('Off', enforced, [bare]),
    is: 201,
  },
  {
    rule: 'a draft is written without the tabs, which may follow',
    try: (world) =>
      world.ask('POST envelopes', envelope({ ...enforced, status: 'created' }, [bare])),
    is: 201,
  },
  {
    rule: 'and is not sent without them',
    try: async (world) => {
      const id = await world.draft(enforced, [bare]);
      return world.ask(`PUT envelopes/${id}`, { status: 'sent' });
    },
    is: notSatisfied,
  },
  {
    rule: 'a copy needs no tabs',
    try: (world) =>
      world.ask('POST envelopes', {
        ...envelope(enforced),
        recipients: { signers: [signer()], carbonCopies: [{ ...lio, recipientId: '2' }] },
      }),
    is: 201,
  },
  {
    rule: 'documents are not excluded where the account hides none',
    try: async (world) => {
      const { body } = await sendWith('Off', {}, [signer({ excludedDocuments: ['2'] })])(world);
      return body['message'];
    },
    is: /^This Account lacks sufficient permissions\. Document Visibility has been specified\. This account does not have document visibility turned on\. \S/u,
  },
  {
    rule: 'nobody must sign on paper where the plan has no such item',
    try: (world) =>
      message(world, 'POST envelopes', envelope({}, [signer({ requireSignOnPaper: 'true' })])),
    is: /^A requested plan item is not enabled for this account\. Plan item: AllowRequireWetSign\. \S/u,
  },
  {
    rule: 'and may where it has it',
    try: async (world) => {
      await world.ask('PUT settings', { enableRequireSignOnPaper: 'true' });
      return world.ask('POST envelopes', envelope({}, [signer({ requireSignOnPaper: 'true' })]));
    },
    is: 201,
  },
  {
    rule: 'users are not looked for by the address of somebody who is none',
    try: (world) => message(world, 'GET users?email=nobody@quay.example'),
    is: /^The UserID does not have a valid membership in this Account\. \S/u,
  },
  {
    rule: 'but by that of a user in another case, and by a part of none',
    try: async (world) => {
      const sizes = ['email=INES.ARCAND@harbour.example', 'email_substring=nobody'].map(
        async (query) => (await world.ask(`GET users?${query}`)).body['totalSetSize'],
      );
      return Promise.all(sizes);
    },
    is: ['1', '0'],
  },
  ...(['POST', 'DELETE'] as const).map((method): Row => ({
    rule: `${method} of no recipients says so`,
    try: async (world) =>
      message(world, `${method} envelopes/${await world.draft()}/recipients`, { signers: [] }),
    is: /^The request contained at least one invalid parameter\. No recipients specified\. \S/u,
  })),
  {
    rule: 'a userId that is none is told so in the words of the service',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '7' })]);
      const body = { ...view, clientUserId: '7', userId: '1' };
      return message(world, `POST envelopes/${id}/views/recipient`, body);
    },
    is: /^Invalid UserId\. \S/u,
  },
  {
    rule: 'a tab with a place on no page is told so in the words of the service',
    try: (world) => {
      const tab = { documentId: '1', xPosition: '40', yPosition: '90', tabLabel: 'Mast' };
      return message(
        world,
        'POST envelopes',
        envelope({}, [signer({ tabs: { signHereTabs: [tab] } })]),
      );
    },
    is: /^Page number not specified in tab element\. Page Number or AnchorTabItem missing for tab "Mast"\. \S/u,
  },
  {
    rule: 'tabs of a document without their recipients are told so in the words of the service',
    try: async (world) => {
      const id = await world.draft();
      const { body } = await world.ask(`GET envelopes/${id}/documents/1/tabs`);
      const tabId = readField(body, 'signHereTabs.0.tabId');
      return message(world, `PUT envelopes/${id}/documents/1/tabs`, { signHereTabs: [{ tabId }] });
    },
    is: /^The Tab specified is not valid for the requested operation\. Updated tabs must all be Strikethrough or SmartSection tabs if you're not specifying a valid recipient\. \S/u,
  },
  {
    rule: 'a template of v2 without its own section is told so in the words of the service',
    try: (world) =>
      message(world, `POST /restapi/v2/accounts/${accountId}/templates`, {
        documents: [],
        recipients: { signers: [{ roleName: 'Tenant' }] },
      }),
    is: "The request contained at least one invalid parameter. Template definition must include an 'envelopeTemplateDefinition' section.",
  },
  {
    rule: 'the parts of a name at its ends are the first and the last name',
    try: namesOf('Ana Maria Lopez'),
    is: ['Ana', 'Lopez'],
  },
  { rule: 'and a name of one part is both', try: namesOf('Ana'), is: ['Ana', 'Ana'] },
];
