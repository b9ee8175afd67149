import { changed } from '../support/examples.js';
import { json, refuse, withField, type Refused } from './case.js';

const broken = (input: string, body: () => string): Refused =>
  refuse(input, 'json-malformed', body);
const wrong = (input: string, field: string, other: string, at: string): Refused =>
  refuse(input, 'value-invalid', () => withField(field, other), at);
const summary = '/data/envelopeSummary';
const signer = `${summary}/recipients/signers/0`;
const made = '"generatedDateTime":"2026-11-20T18:05:46.9621007Z"';

/** JSON that is none, or no message. */
export const jsonCases: readonly Refused[] = [
  broken('JSON cut off in an object', () => json.slice(0, json.indexOf('"data"'))),
  broken('JSON cut off in a text', () => json.slice(0, json.indexOf('restapi'))),
  broken('JSON cut off before the last bracket', () => json.slice(0, -1)),
  broken('JSON with a comma too many', () => `${json.slice(0, -1)},}`),
  broken('JSON with a comment', () => `{/* hello */${json.slice(1)}`),
  broken('JSON with single quotes', () => json.replaceAll('"', "'")),
  broken('JSON with `NaN`', () => withField('"retryCount":0', '"retryCount":NaN')),
  broken('JSON with a line end in a text', () => withField('recipient-completed', 'recipient\n')),
  broken('two messages in JSON', () => json + json),
  broken('JSON with something behind it', () => `${json};`),
  refuse('a JSON list', 'json-malformed', () => `[${json}]`, ''),
  refuse('a JSON number', 'format-unknown', () => '42', '1:1'),
  refuse('a JSON text', 'format-unknown', () => '"envelope-sent"', '1:1'),
  refuse('`null`', 'format-unknown', () => 'null', '1:1'),
  refuse('an empty JSON object', 'value-missing', () => '{}', '/event'),
  refuse('no event', 'value-missing', () => withField('"event":', '"evnt":'), '/event'),
  refuse(
    'an event without a name',
    'value-missing',
    () => withField('"event":"recipient-completed"', '"event":""'),
    '/event',
  ),
  wrong('an event that is an object', '"recipient-completed"', '{}', '/event'),
  refuse('no data', 'value-missing', () => changed(json, '"data":{"acc', '"date":{"acc'), '/data'),
  refuse('data that are `null`', 'value-missing', () => '{"event":"a","data":null}', '/data'),
  refuse('data that are a list', 'value-invalid', () => '{"event":"a","data":[]}', '/data'),
  refuse(
    'no date of the message',
    'value-missing',
    () => withField(`${made},`, ''),
    '/generatedDateTime',
  ),
  refuse(
    'data that name no envelope',
    'value-missing',
    () => json.replace('"envelopeId"', '"id"'),
    '/data/envelopeId',
  ),
  refuse(
    'data that name no recipient',
    'value-missing',
    () => json.replace('"recipientId"', '"id"'),
    '/data/recipientId',
  ),
  refuse(
    'data that name no template',
    'value-missing',
    () => withField('recipient-completed', 'template-created'),
    '/data/templateId',
  ),
  wrong('a number too large for JSON', '"retryCount":0', '"retryCount":1e999', '/retryCount'),
  wrong(
    'a number that is text',
    '"configurationId":4410276',
    '"configurationId":"four"',
    '/configurationId',
  ),
  wrong('a number that is a flag', '"retryCount":0', '"retryCount":false', '/retryCount'),
  wrong('a date that is none', made, '"generatedDateTime":"yesterday"', '/generatedDateTime'),
  wrong(
    'a date that the calendar lacks',
    made,
    '"generatedDateTime":"2026-02-30T00:00:00Z"',
    '/generatedDateTime',
  ),
  wrong('a date that is a number', made, '"generatedDateTime":1795284347330', '/generatedDateTime'),
  wrong(
    'a status that is an object',
    '"status":"delivered"',
    '"status":{"toString":1}',
    `${summary}/status`,
  ),
  wrong(
    'a flag that is none',
    '"authoritativeCopy":"false"',
    '"authoritativeCopy":"maybe"',
    `${summary}/authoritativeCopy`,
  ),
  wrong(
    'recipients that are a list',
    '"recipients":{',
    '"recipients":[],"others":{',
    `${summary}/recipients`,
  ),
  wrong(
    'signers that are an object',
    '"signers":[',
    '"signers":{},"others":[',
    `${summary}/recipients/signers`,
  ),
  wrong(
    'a signer that is `null`',
    '"signers":[',
    '"signers":[null,',
    `${summary}/recipients/signers/0`,
  ),
  wrong(
    'a list of texts with a number',
    '"customFields":["',
    '"customFields":[7,"',
    `${signer}/customFields/0`,
  ),
  wrong(
    'an attachment that is no Base64',
    '"data":"PD94',
    '"data":"<?xm',
    `${signer}/recipientAttachments/0/data`,
  ),
];
