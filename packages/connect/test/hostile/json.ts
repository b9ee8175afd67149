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
  broken('JSON truncated in an object', () => json.slice(0, json.indexOf('"data"'))),
  broken('JSON truncated in a string', () => json.slice(0, json.indexOf('restapi'))),
  broken('JSON truncated before the last bracket', () => json.slice(0, -1)),
  broken('JSON with an extra comma', () => `${json.slice(0, -1)},}`),
  broken('JSON with a comment', () => `{/* hello */${json.slice(1)}`),
  broken('JSON with single quotes', () => json.replaceAll('"', "'")),
  broken('JSON with `NaN`', () => withField('"retryCount":0', '"retryCount":NaN')),
  broken('JSON with a line break in a string', () =>
    withField('recipient-completed', 'recipient\n'),
  ),
  broken('two JSON messages', () => json + json),
  broken('JSON followed by other text', () => `${json};`),
  refuse('a JSON array', 'json-malformed', () => `[${json}]`, ''),
  refuse('a JSON number', 'format-unknown', () => '42', '1:1'),
  refuse('a JSON string', 'format-unknown', () => '"envelope-sent"', '1:1'),
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
  refuse('data that is `null`', 'value-missing', () => '{"event":"a","data":null}', '/data'),
  refuse('data that is an array', 'value-invalid', () => '{"event":"a","data":[]}', '/data'),
  refuse(
    'no date of the message',
    'value-missing',
    () => withField(`${made},`, ''),
    '/generatedDateTime',
  ),
  refuse(
    'data without an envelope ID',
    'value-missing',
    () => json.replace('"envelopeId"', '"id"'),
    '/data/envelopeId',
  ),
  refuse(
    'data without a recipient ID',
    'value-missing',
    () => json.replace('"recipientId"', '"id"'),
    '/data/recipientId',
  ),
  refuse(
    'data without a template ID',
    'value-missing',
    () => withField('recipient-completed', 'template-created'),
    '/data/templateId',
  ),
  wrong('a number too large for JSON', '"retryCount":0', '"retryCount":1e999', '/retryCount'),
  wrong(
    'a number that is not numeric',
    '"configurationId":4410276',
    '"configurationId":"four"',
    '/configurationId',
  ),
  wrong('a number that is a boolean', '"retryCount":0', '"retryCount":false', '/retryCount'),
  wrong('an invalid date', made, '"generatedDateTime":"yesterday"', '/generatedDateTime'),
  wrong(
    'a date that does not exist',
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
    'an invalid boolean',
    '"authoritativeCopy":"false"',
    '"authoritativeCopy":"maybe"',
    `${summary}/authoritativeCopy`,
  ),
  wrong(
    'recipients as an array',
    '"recipients":{',
    '"recipients":[],"others":{',
    `${summary}/recipients`,
  ),
  wrong(
    'signers as an object',
    '"signers":[',
    '"signers":{},"others":[',
    `${summary}/recipients/signers`,
  ),
  wrong(
    'an attachment that is not Base64',
    '"data":"PD94',
    '"data":"<?xm',
    `${signer}/recipientAttachments/0/data`,
  ),
];
