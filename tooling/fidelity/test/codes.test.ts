// Each error code of the contract is given by code of a server, or stands here with the reason.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

const onDemand = 'a limit of the real service; a rule for faults gives it';
const notGiven: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'esign-v2.1': {
    ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM:
      'an account that does not exist is as good as one of others: USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT',
    API_REQUEST_IS_THROTTLED: onDemand,
    BURST_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: onDemand,
    ENVELOPE_SEND_LIMIT_EXCEEDED: onDemand,
    HOURLY_APIINVOCATION_ENVELOPE_LIMIT_EXCEEDED: onDemand,
    OPTED_OUT_PHONE_NUMBER_FOR_RECIPIENT:
      'nobody opts out of text messages, since the sandbox sends none',
  },
};

const comment = /\/\*\*[^]*?\*\/|^\s*\/\/[^\n]*$/gmu;
const source = ['packages/sandbox/src', 'packages/mock/src']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !file.includes('generated'))
  .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll(comment, ''))
  .join('\n');
const given = new Set(source.match(/\w+/gu));

test.each(['esign-v2.1', 'rooms-v2', 'admin-v2', 'oauth'])('codes of %s', (area) => {
  const read = (file: string) => readFileSync(path.join(root, 'specs', area, file), 'utf8');
  const codes = [...read('errors.yaml').matchAll(/^(\w+):/gmu)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(3);
  const problems = new Set(read('problems.yaml').match(/\w+/gu));
  const never = codes.filter((code) => !given.has(code) && !problems.has(code));
  expect(never.toSorted()).toEqual(Object.keys(notGiven[area] ?? {}).toSorted());
});
