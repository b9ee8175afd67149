import { envelope, signer } from '../ask.ts';
import type { Row, World } from '../documented/world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';

/** The message of a refusal. */
const message = async (world: World, request: string, body?: unknown, as?: string) =>
  (await world.ask(request, body, as === undefined ? {} : { as })).body['message'];

/** Begins with the words of the service, and goes on with what is wrong. */
const begins = (words: string) =>
  new RegExp(`^${words.replaceAll(/[.()]/gu, String.raw`\$&`)} \\S`, 'u');

const invalid = 'The request contained at least one invalid parameter.';

/** Messages that programs compare as a whole, or of which they look for the beginning. */
export const serviceWords: readonly Row[] = [
  ...(
    [
      ['GET envelopes/abc', undefined, `${invalid} Invalid value specified for envelopeId.`],
      [
        'PUT envelopes/123-abc',
        { status: 'voided' },
        `${invalid} Invalid value specified for envelopeId.`,
      ],
      ['GET templates/abc', undefined, `${invalid} Invalid value specified for templateId.`],
    ] as const
  ).map(([request, body, words]): Row => ({
    rule: `the message of ${request} with an ID that can be none is exactly that of the service`,
    try: (world) => message(world, request, body),
    is: words,
  })),
  {
    rule: 'the message for an unknown token is exactly that of the service',
    try: (world) =>
      message(world, 'GET envelopes?from_date=2026-01-01', undefined, 'no-such-token'),
    is: 'The access token provided is expired, revoked or malformed.',
  },
  {
    rule: 'the message for an envelope that is voided twice is exactly that of the service',
    async try(world) {
      const id = await world.sent();
      const body = { status: 'voided', voidedReason: 'Moved' };
      await world.ask(`PUT envelopes/${id}`, body);
      return message(world, `PUT envelopes/${id}`, body);
    },
    is: "Only envelopes in the 'Sent' or 'Delivered' states may be voided.",
  },
  ...(
    [
      [
        'GET envelopes/' + nowhere,
        undefined,
        'The envelope specified either does not exist or you have no rights to it.',
      ],
      ['POST envelopes', '{', 'The request body is missing or improperly formatted.'],
      [
        'POST envelopes',
        { ...envelope(), emailSubject: '' },
        'The Envelope is not Complete. A Complete Envelope Requires Documents, Recipients, Tabs, and a Subject Line.',
      ],
      [
        'POST envelopes',
        envelope({}, [signer({ email: 'nobody' })]),
        'The email address for the recipient is invalid. The recipient Id follows.',
      ],
      [
        'POST envelopes',
        envelope({}, [signer(), signer()]),
        'The specified envelope has duplicate recipients.',
      ],
      [
        'POST envelopes',
        envelope({}, [
          signer({
            tabs: {
              signHereTabs: [
                {
                  documentId: '1',
                  pageNumber: '1',
                  xPosition: '9000',
                  yPosition: '10',
                  tabLabel: 'Pier',
                },
              ],
            },
          }),
        ]),
        'Tab is placed off of the page. Tab "Pier" is located off of page 1.',
      ],
      ['GET nothing', undefined, 'The URL provided does not resolve to a resource.'],
      [
        'POST envelopes',
        { templateId: '12324324', status: 'sent' },
        `${invalid} Invalid value specified for 'templateId'. /templateId must be`,
      ],
      ['GET envelopes?from_date=soon', undefined, invalid],
    ] as const
  ).map(([request, body, words]): Row => ({
    rule: `the message of ${request} begins with: ${words}`,
    try: (world) => message(world, request, body),
    is: begins(words),
  })),
  {
    rule: 'the message without a token begins with the words of the service',
    try: (world) => message(world, 'GET envelopes', undefined, ''),
    is: begins(
      'The specified Integrator Key was not found or is disabled. An Integrator key was not specified.',
    ),
  },
  {
    rule: 'a recipient cannot be added to an envelope that has ended, since it cannot be locked',
    async try(world) {
      const id = await world.completed();
      return world.ask(`POST envelopes/${id}/recipients`, {
        signers: [signer({ recipientId: '9' })],
      });
    },
    is: {
      status: 400,
      code: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
      text: /Failed to acquire the lock because the envelope status was not/u,
    },
  },
];
