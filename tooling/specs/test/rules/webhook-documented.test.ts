import { expect, test } from 'vitest';
import { findings, text } from './lint.ts';

/** An area that pushes one event, described in a file. */
const pushing = (file: string, webhook: string, method = 'post') => ({
  'openapi.yaml': `openapi: 3.1.1
paths: {}
webhooks:
  role-made:
    ${method}: { $ref: ${file} }
`,
  [file]: webhook,
});

const whole = text`
  operationId: Events_roleMade
  summary: A role was made
  description: Comes whenever somebody makes a role.
`;

test.each([
  {
    name: 'accepts a file of its name',
    files: pushing('webhooks/role-made.yaml', whole),
    expected: [],
  },
  {
    name: 'refuses another name',
    files: pushing('webhooks/made.yaml', whole),
    expected: ['webhooks/made.yaml:1 the webhook `role-made` must be in a file `role-made.yaml`'],
  },
  {
    name: 'refuses another method',
    files: pushing('webhooks/role-made.yaml', whole, 'put'),
    expected: ['webhooks/role-made.yaml:1 the webhook `role-made` must be a POST'],
  },
  {
    name: 'refuses one that says nothing',
    files: pushing('webhooks/role-made.yaml', "summary: ''\n"),
    expected: [
      'webhooks/role-made.yaml:1 the webhook `role-made` has no operationId',
      'webhooks/role-made.yaml:1 the summary of `role-made` is missing, or ends with a full stop',
      'webhooks/role-made.yaml:1 the description is not longer than the summary; explain more',
    ],
  },
])('$name', async ({ files, expected }) => {
  expect(await findings('webhook-documented', files)).toEqual(expected);
});
