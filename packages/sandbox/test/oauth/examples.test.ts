import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTest } from '../harness.ts';
import { call, grant, users } from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const specs = path.resolve(import.meta.dirname, '../../../../specs/oauth/resources/OAuth');

it.each(['code', 'pkce', 'refresh', 'jwt'])(
  'takes the example of the spec for %s as often as it is shown',
  async (name) => {
    const example: { value: Record<string, string> } = parse(
      readFileSync(path.join(specs, `token.${name}.request.yaml`), 'utf8'),
    );
    for (const time of ['first', 'second']) {
      const { status, body } = await grant(sandbox, example.value);
      expect(status, time).toBe(200);
      const info = await call(sandbox, '/oauth/userinfo', body.access_token);
      expect(info.body).toMatchObject({ sub: users.mara });
    }
  },
);

it('tells of the user what the example of the spec does', async () => {
  const example: { value: unknown } = parse(
    readFileSync(path.join(specs, 'userInfo.response.yaml'), 'utf8').replaceAll(
      'http://127.0.0.1:4010',
      'http://sandbox.test',
    ),
  );
  expect((await call(sandbox, '/oauth/userinfo', 'contract-tests')).body).toEqual(example.value);
});
