import { BadRequestError, createClient, ValidationError } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeDocumentsUpdate,
  envelopeLocksCreate,
  envelopeLocksGet,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { rolesGetRole } from '@countersign/client/rooms-v2';
import {
  validation,
  type OperationValidators,
  type StandardResult,
  type StandardSchema,
} from '@countersign/client/validation';
import { operationValidators as esign } from '@countersign/zod/esign-v2.1/operations';
import { operationValidators as rooms } from '@countersign/zod/rooms-v2/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localServer } from './local-server.ts';

let reply: { status: number; type: string; body: string };
let requests: number;
let server: Awaited<ReturnType<typeof localServer>>;

beforeAll(async () => {
  server = await localServer((request, response) => {
    requests += 1;
    request.resume();
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = 0;
  answerWith({ lockedUntilDateTime: '2026-11-21T10:00:00.0000000Z', lockType: 'edit' });
});

function answerWith(body: unknown, status = 200) {
  reply = { status, type: 'application/json', body: JSON.stringify(body) };
}

const path = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

function client(...given: Partial<Parameters<typeof validation>>) {
  const [operations = esign, options] = given;
  return createClient({
    baseUrl: server.url,
    retry: false,
    validation: validation(operations, options),
  });
}

async function catchValidationError(call: Promise<unknown>): Promise<ValidationError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ValidationError) return error;
  throw new Error('the call did not fail by its validation', { cause: error });
}

describe('a request', () => {
  it('that fits is sent', async () => {
    expect(await envelopeLocksGet(client(), { path })).toMatchObject({ lockType: 'edit' });
  });

  it.each([
    [
      'body',
      () => envelopeLocksCreate(client(), { path, body: wrong({ useScratchPad: 'maybe' }) }),
      '/useScratchPad',
    ],
    [
      'query',
      () => envelopesListStatusChanges(client(), { path, query: wrong({ count: 'many' }) }),
      '/count',
    ],
    [
      'path',
      () => envelopeLocksGet(client(), { path: wrong({ accountId: '4410', envelopeId: 7 }) }),
      '/envelopeId',
    ],
    [
      'header',
      () =>
        envelopeDocumentsUpdate(client(), {
          path: { ...path, documentId: '1' },
          header: { 'Content-Disposition': 'lease.pdf' },
          body: new Blob(['%PDF']),
        }),
      '/Content-Disposition',
    ],
  ])('is not sent where its %s does not fit', async (part, call, pointer) => {
    const error = await catchValidationError(call());
    expect(error.part).toBe(part);
    expect(error.findings).toMatchObject([{ pointer }]);
    expect(error.message).toContain(`the ${part} violates the contract: ${pointer}: `);
    expect(requests).toBe(0);
  });

  it('may have fields that are not known', async () => {
    await envelopeLocksCreate(client(), { path, body: wrong({ berth: '42' }) });
    expect(requests).toBe(1);
  });

  it('may be left unlooked at', async () => {
    const body = wrong<{ useScratchPad: 'true' }>({ useScratchPad: 'maybe' });
    await envelopeLocksCreate(client(esign, { request: false }), { path, body });
    await envelopeLocksCreate(client(), { path, body }, { validation: false });
    expect(requests).toBe(2);
  });
});

describe('an answer', () => {
  it('may be what the service sends beyond the contract, and is given as it came', async () => {
    const sent = { lockType: 'padlock', lockToken: null, lockDurationInSeconds: 600 };
    answerWith({ ...sent, lockedUntilDateTime: '', useScratchPad: 'True' });
    expect(await envelopeLocksGet(client(), { path })).toEqual({
      ...sent,
      lockedUntilDateTime: '',
      useScratchPad: 'True',
    });
  });

  it('that does not fit is an error, with what came', async () => {
    answerWith({ lockType: 'edit', lockedByUser: 'Mara' });
    const error = await catchValidationError(envelopeLocksGet(client(), { path }));
    expect(error.part).toBe('response');
    expect(error.findings).toMatchObject([{ pointer: '/lockedByUser' }]);
    expect(error.value).toEqual({ lockType: 'edit', lockedByUser: 'Mara' });
  });

  it('that does not fit is given where the caller wants to be told', async () => {
    answerWith({ lockedByUser: 'Mara' });
    const reported: ValidationError[] = [];
    const one = client(esign, { onFinding: (error) => reported.push(error) });
    expect(await envelopeLocksGet(one, { path })).toEqual({ lockedByUser: 'Mara' });
    expect(reported).toMatchObject([{ operation: 'EnvelopeLocks_get', part: 'response' }]);
  });

  it('that is an error stays one, of which the caller is told too', async () => {
    answerWith({ errorCode: {} }, 400);
    await expect(envelopeLocksGet(client(), { path })).rejects.toBeInstanceOf(BadRequestError);
    const reported: ValidationError[] = [];
    const one = client(esign, { onFinding: (error) => reported.push(error) });
    await expect(envelopeLocksGet(one, { path })).rejects.toBeInstanceOf(BadRequestError);
    expect(reported[0]?.findings).toContainEqual(
      expect.objectContaining({ pointer: '/errorCode' }),
    );
  });

  it('keeps fields that are not known', async () => {
    answerWith({ berth: '42' });
    expect(await envelopeLocksGet(client(), { path })).toEqual({ berth: '42' });
  });

  it('of a status that is not known is not looked at', async () => {
    answerWith({ errorCode: 7 }, 418);
    await expect(envelopeLocksGet(client(), { path })).rejects.toThrow('418');
  });

  it('of bytes is not looked at', async () => {
    reply = { status: 200, type: 'application/pdf', body: '%PDF' };
    const document = { path: { ...path, documentId: '1' } };
    const one = client();
    expect(await (await envelopeDocumentsGet(one, document)).text()).toBe('%PDF');
    expect(await envelopeDocumentsGet(one, document).bytes()).toHaveLength(4);
  });

  it('may be left unlooked at', async () => {
    answerWith({ lockedByUser: 'Mara' });
    const call = envelopeLocksGet(client(esign, { response: false }), { path });
    expect(await call).toEqual({ lockedByUser: 'Mara' });
  });
});

describe('the validators', () => {
  it('may be those of several areas', async () => {
    answerWith({ roleId: 'seven' });
    const both = client([esign, rooms]);
    const role = { accountId: '4410', roleId: 7 };
    expect((await catchValidationError(rolesGetRole(both, { path: role }))).operation).toBe(
      'Roles_GetRole',
    );
    answerWith({ lockType: {} });
    await catchValidationError(envelopeLocksGet(both, { path }));
  });

  it('are not needed for every operation', async () => {
    answerWith({ lockType: 7 });
    expect(await envelopeLocksGet(client(rooms), { path })).toEqual({ lockType: 7 });
  });

  it('are loaded when they are wanted, once', async () => {
    let loads = 0;
    const one = client({ EnvelopeLocks_get: counted });
    async function counted(): Promise<OperationValidators> {
      loads += 1;
      return { responses: {} };
    }
    expect(loads).toBe(0);
    await Promise.all([envelopeLocksGet(one, { path }), envelopeLocksGet(one, { path })]);
    await envelopeLocksGet(one, { path });
    expect(loads).toBe(1);
  });

  it('are asked for again where they could not be loaded', async () => {
    const answers: (() => Promise<OperationValidators>)[] = [
      () => Promise.reject(new Error('the module did not come')),
      () =>
        Promise.resolve({ responses: { 200: schema(() => ({ issues: [{ message: 'no' }] })) } }),
    ];
    const load = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
    const one = client({ EnvelopeLocks_get: load });
    await expect(envelopeLocksGet(one, { path })).rejects.toThrow('the module did not come');
    expect((await catchValidationError(envelopeLocksGet(one, { path }))).findings).toEqual([
      { pointer: '', message: 'no' },
    ]);
  });

  it('may be of any library, and take their time', async () => {
    const issue = { message: 'too long', path: ['a/b', { key: 'c~d' }, 0] };
    const slow = schema(async () => ({ issues: [issue] }));
    const load = async () => ({ body: slow, responses: {} });
    const call = envelopeLocksCreate(client({ EnvelopeLocks_create: load }), { path, body: {} });
    const { findings } = await catchValidationError(call);
    expect(findings).toEqual([{ pointer: '/a~1b/c~0d/0', message: 'too long' }]);
  });
});

function schema(validate: () => StandardResult | Promise<StandardResult>): StandardSchema {
  return { '~standard': { version: 1, vendor: 'harbour', validate } };
}

/** A value that the types would not let through. */
function wrong<Type>(value: unknown): Type {
  return JSON.parse(JSON.stringify(value));
}
