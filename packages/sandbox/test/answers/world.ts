import { expect } from 'vitest';
import { startReceiver, type Receiver } from '../connect/receiver.ts';
import { accountId, startTest } from '../harness.ts';
import { readXml } from './forms.ts';

/** A value of JSON that a test looks into. */
export type Json = Readonly<Record<string, unknown>>;

/** A sandbox with somebody who receives its messages, for what is asked of a service once. */
export interface World {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Json>;
  /** Calls the control API. */
  control(path: string, body?: unknown): Promise<void>;
  receiver: Receiver;
  /** Waits for messages to `path`, and reads the last one. */
  lastMessage(path: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const { sandbox, close } = await startTest();
  const receiver = await startReceiver();
  const origin = 'http://sandbox.test';

  async function send(
    url: string,
    method: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Json> {
    const response = await sandbox.fetch(
      new Request(url, {
        method,
        headers: {
          authorization: 'Bearer sandbox',
          accept: 'application/json',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return text === '' ? {} : asObject(JSON.parse(text));
  }

  return {
    call: (method, path, body, headers) =>
      send(
        path.startsWith('//') ? `${origin}${path.slice(1)}` : `${base(origin)}${path}`,
        method,
        body,
        headers,
      ),
    async control(path, body = {}) {
      await send(`${origin}/_countersign/control/v1${path}`, 'POST', body);
    },
    receiver,
    async lastMessage(path) {
      const found = () => receiver.received.filter((one) => one.path === path);
      await expect.poll(() => found().length).toBeGreaterThan(0);
      const text = found().at(-1)?.body.toString() ?? '';
      return text.startsWith('<') ? readXml(text) : JSON.parse(text);
    },
    async close() {
      await receiver.close();
      await close();
    },
  };
}

function base(origin: string): string {
  return `${origin}/restapi/v2.1/accounts/${accountId}`;
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The text in a member; the test fails where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  );
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('/')}`);
  return found;
}

/** The items of a list. */
export function listAt(value: Json, name: string): Json[] {
  const list = value[name];
  return Array.isArray(list) ? list.map(asObject) : [];
}
