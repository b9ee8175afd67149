import type { EnvelopeInformation } from '@countersign/connect';
import * as model from '@countersign/connect/zod';
import * as fc from 'fast-check';
import {
  createArbitrary,
  contents,
  dates,
  finite,
  type Choices,
  type FieldChoices,
} from './model-arbitrary.js';
import { xmlText } from './text-arbitraries.js';

const recipientTypes =
  'signer agent editor intermediary carbonCopy certifiedDelivery inPersonSigner'.split(' ');
const tabTypes =
  `initialHere signHere fullName firstName lastName emailAddress company title dateSigned custom
  initialHereOptional envelopeId signerAttachment signHereOptional approve decline`.split(/\s+/);

const choices: Choices = {
  text: xmlText,
  date: dates,
  number: finite,
  // An infinite number, none at all and a zero with a sign are all numbers of XML.
  anyNumber: fc.double(),
  content: contents,
  // The validators also know the words of JSON.
  instead: new Map<unknown, fc.Arbitrary<unknown>>([
    [model.recipientTypeCode, fc.constantFrom(...recipientTypes)],
    [model.tabTypeCode, fc.constantFrom(...tabTypes)],
  ]),
  // Fields that XML requires, and that JSON may leave out.
  fields: new Map<unknown, FieldChoices>([
    [
      model.envelopeInformation,
      { envelope: 'always', timeZoneOffset: fc.integer({ min: -24, max: 24 }) },
    ],
    [
      model.envelopeStatus,
      {
        envelopeId: 'always',
        createdDateTime: 'always',
        acStatusDateTime: 'always',
        signingLocation: 'always',
        autoNavigation: 'always',
        envelopeIdStamping: 'always',
      },
    ],
    [model.recipientStatus, { routingOrder: 'always' }],
    [model.tabStatus, { xPosition: 'always', yPosition: 'always' }],
    [model.esignAgreementInformation, { agreementDate: 'always' }],
  ]),
};

/** Any payload that XML can say. */
export const information: fc.Arbitrary<EnvelopeInformation> = createArbitrary(
  model.envelopeInformation,
  choices,
).map((value) => model.envelopeInformation.parse(value));
