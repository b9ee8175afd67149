import { readField } from './read-field.ts';
import { accountId, startTest } from '../../harness.ts';
import { type Body, envelope, lio, odile, place, signer } from '../ask.ts';
import type { SandboxOptions } from '../../../src/index.ts';

/** The token and the headers of a request. */
interface How {
  /** The token; that of the administrator if absent, and none if empty. */
  as?: string;
  /** The media type of a body that is no JSON. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

/** An answer, with all that a rule may be about. */
export class Told {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The answer as text; and read, where it is JSON. */
  readonly text: string;
  readonly body: Body;
  /** The code of a refusal, of whichever area; empty where there is none. */
  readonly code: string;

  constructor({ status, headers }: Response, bytes: Buffer) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
    this.text = bytes.toString('utf8');
    this.body = /^[[{]/u.test(this.text) ? JSON.parse(this.text) : {};
    this.code = this.body['errorCode'] ?? this.body['error'] ?? '';
  }

  /** The parts of the response that rows compare. */
  get shown() {
    const { status, code, body, text } = this;
    return { status, code, body, text };
  }
}

/** The requests for the rows of a table, in a tenant of their own. */
export interface World {
  /**
   * Sends a request, such as `GET envelopes/{id}`. An address that begins with `rooms:` or `admin:` is
   * of that area, one with `control:` is of the control API, and one with `/` is taken as it is.
   */
  ask(request: string, body?: unknown, how?: How): Promise<Told>;
  /** Asks for something new, and answers the member that has its ID. */
  make(request: string, body: unknown, member: string): Promise<string>;
  /** The IDs of new envelopes. */
  draft(more?: object, signers?: readonly object[]): Promise<string>;
  sent(more?: object, signers?: readonly object[]): Promise<string>;
  completed(more?: object): Promise<string>;
  template(more?: object): Promise<string>;
  sign(envelopeId: string, recipientId?: string, values?: object): Promise<void>;
  /** Moves the clock by days, or parts of one. */
  later(days: number): Promise<void>;
}

export const organization = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';

const prefixes: Readonly<Record<string, string>> = {
  rooms: `/restapi/v2/accounts/${accountId}/`,
  admin: '/management/',
  control: '/_countersign/control/v1/',
};

/** Starts a sandbox for a table; `open` makes worlds that do not see each other. */
export async function startWorlds(options: SandboxOptions = {}) {
  const { sandbox, close } = await startTest(options);
  let tenants = 0;
  const open = (): World => {
    tenants += 1;
    const tenant = `row-${tenants}`;
    const world: World = {
      async ask(request, body, { as = 'sandbox', type = 'application/json', headers = {} } = {}) {
        const [method = '', address = ''] = request.split(' ');
        const [area = '', ...rest] = address.split(':');
        const prefix = rest.length > 0 ? prefixes[area] : undefined;
        const at =
          prefix !== undefined
            ? prefix + rest.join(':')
            : address.startsWith('/')
              ? address
              : `/restapi/v2.1/accounts/${accountId}/${address}`;
        const isRaw = typeof body === 'string' || body instanceof Blob || body instanceof FormData;
        const response = await sandbox.fetch(
          new Request(`http://sandbox.test${at}`, {
            method,
            headers: {
              ...(as !== '' && { authorization: `Bearer ${as}` }),
              'x-countersign-tenant': tenant,
              ...(body !== undefined && !(body instanceof FormData) && { 'content-type': type }),
              ...headers,
            },
            ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
          }),
        );
        return new Told(response, Buffer.from(await response.arrayBuffer()));
      },
      async make(request, body, member) {
        const made = await world.ask(request, body);
        const id = readField(made.body, member);
        if (id === undefined) throw new Error(`${request} made nothing: ${made.text}`);
        return String(id);
      },
      draft: (more = {}, signers) =>
        world.make(
          'POST envelopes',
          envelope({ status: 'created', ...more }, signers),
          'envelopeId',
        ),
      sent: (more = {}, signers) =>
        world.make('POST envelopes', envelope(more, signers), 'envelopeId'),
      async completed(more = {}) {
        const id = await world.sent(more);
        await world.sign(id);
        return id;
      },
      template: (more = {}) =>
        world.make(
          'POST templates',
          { name: 'Quay', ...envelope({ status: undefined }), ...more },
          'templateId',
        ),
      async sign(envelopeId, recipientId = '1', values = {}) {
        const path = `control:envelopes/${envelopeId}/recipients/${recipientId}/sign`;
        const signed = await world.ask(`POST ${path}`, { values });
        if (signed.status >= 300) throw new Error(`${recipientId} did not sign: ${signed.text}`);
      },
      async later(days) {
        const moved = await world.ask('POST control:clock/advance', { days });
        if (moved.status >= 300) throw new Error(`The clock stands: ${moved.text}`);
      },
    };
    return world;
  };
  return { open, close };
}

/** A rule of the documentation, how it is tried, and what comes out. */
export interface Row {
  rule: string;
  try(world: World): Promise<unknown>;
  /** A status, the code of a refusal, or what the answer has among other things. */
  is: unknown;
}

export const two = [
  signer(),
  { recipientId: '2', routingOrder: '2', ...lio, tabs: { signHereTabs: [place('200')] } },
];
export const view = { returnUrl: 'https://quay.example/', authenticationMethod: 'none' };
export const asOdile = { ...view, userName: odile.name, email: odile.email };
