import type { Json } from './world.ts';

/** A document of one page, with texts to place tabs at. */
const document = {
  documentId: '1',
  name: 'doc1.txt',
  fileExtension: 'txt',
  documentBase64: Buffer.from(
    'Lease of a berth\nSign here: /sn1/ Date: /ds1/\nName: /nm1/ Agree: /ck1/',
  ).toString('base64'),
};

export const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '100' };
export const toSignHere = { signHereTabs: [place] };

export function signer(more: Json = {}): Json {
  return {
    recipientId: '1',
    name: 'Person Two',
    email: 'person2@example.com',
    routingOrder: '1',
    tabs: toSignHere,
    ...more,
  };
}

export function envelope(status: 'created' | 'sent', more: Json = {}): Json {
  return {
    emailSubject: 'Subject text',
    status,
    documents: [document],
    recipients: { signers: [signer()] },
    ...more,
  };
}

export function template(tabs?: Json, more: Json = {}): Json {
  const role = { recipientId: '1', roleName: 'Signer', routingOrder: '1' };
  return {
    name: 'Template one',
    description: 'Description text',
    emailSubject: 'Subject text',
    status: 'created',
    documents: [document],
    recipients: { signers: [{ ...role, ...(tabs !== undefined && { tabs }) }], ...more },
  };
}

const anchor = { anchorXOffset: '20', anchorYOffset: '10', anchorUnits: 'pixels' };

export const anchored = {
  signHereTabs: [{ anchorString: '/sn1/', ...anchor }],
  dateSignedTabs: [{ anchorString: '/ds1/', ...anchor }],
  textTabs: [{ anchorString: '/nm1/', ...anchor, tabLabel: 'FullName' }],
  checkboxTabs: [{ anchorString: '/ck1/', ...anchor, tabLabel: 'Yes' }],
};

const radio = { pageNumber: '1', yPosition: '384' };

export const mixed = {
  signHereTabs: [place],
  textTabs: [
    {
      ...place,
      tabLabel: 'text',
      font: 'helvetica',
      fontSize: 'size14',
      width: '84',
      height: '23',
    },
  ],
  checkboxTabs: [{ ...place, tabLabel: 'ck', required: 'true' }],
  radioGroupTabs: [
    {
      documentId: '1',
      groupName: 'radio1',
      radios: [
        { ...radio, xPosition: '142', value: 'white', fontColor: 'black', fontSize: 'size7' },
        { ...radio, xPosition: '74', value: 'red' },
      ],
    },
  ],
  listTabs: [
    {
      ...place,
      tabLabel: 'list',
      listItems: [
        { text: 'Red', value: 'red' },
        { text: 'Blue', value: 'blue' },
      ],
    },
  ],
  numericalTabs: [{ ...place, tabLabel: 'n', validationType: 'currency' }],
};

/** One tab of each kind that a recorded message has. */
export const ofAllKinds = {
  signHereTabs: [{ ...place, tabLabel: 'SIGNATURE' }],
  dateSignedTabs: [{ ...place, tabLabel: 'SIGN_DATE', yPosition: '130' }],
  textTabs: [
    { ...place, tabLabel: 'MI', required: 'false', yPosition: '160' },
    { ...place, tabLabel: 'FIN', name: 'Tooltip', value: 'N/A', yPosition: '180' },
  ],
  ssnTabs: [{ ...place, tabLabel: 'SSN', required: 'false', yPosition: '200' }],
  dateTabs: [{ ...place, tabLabel: 'DOB', required: 'false', yPosition: '220' }],
  checkboxTabs: [
    { ...place, tabLabel: 'YES', selected: 'true', yPosition: '240', tabGroupLabels: ['G'] },
  ],
  firstNameTabs: [{ ...place, tabLabel: 'F', yPosition: '260' }],
  lastNameTabs: [{ ...place, tabLabel: 'L', yPosition: '280' }],
  tabGroups: [
    {
      groupLabel: 'G',
      groupRule: 'SelectExactly',
      minimumRequired: '1',
      maximumAllowed: '1',
      tabScope: 'Document',
      documentId: '1',
      pageNumber: '1',
    },
  ],
};

export const configuration = {
  name: 'c',
  urlToPublishTo: 'https://example.com/webhook',
  allUsers: 'true',
  allowEnvelopePublish: 'true',
  configurationType: 'custom',
  envelopeEvents: ['sent', 'delivered', 'completed'],
  recipientEvents: ['Sent', 'Delivered', 'Completed'],
};
