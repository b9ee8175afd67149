// The vendor's clients for the newer areas against the sandbox: each method, with the examples of the
// contract, has to be accepted and answered from state.
import { expect, it } from 'vitest';
import { recordOnSandbox, recordSandboxMethods } from '../src/record.ts';

it.each([
  ['docusign-click', 'click', 20],
  ['docusign-webforms', 'webforms', 6],
  ['docusign-monitor', 'monitor', 1],
])('%s has all its methods answered from state', async (client, area, count) => {
  const { methods, fromState } = await recordSandboxMethods(client, area);
  const wrong = methods.filter(({ title, failed }) => failed || !fromState.has(title));
  expect(wrong.map(({ title, result, calls }) => ({ title, result, calls }))).toEqual([]);
  expect(methods.filter(({ calls }) => calls.length === 1)).toHaveLength(count);
});

it('the client for workflows, agreements, workspaces and tabs has all its methods answered from state', async () => {
  const areas = ['maestro', 'navigator', 'workspaces', 'connected-fields'];
  const { methods, fromState } = await recordSandboxMethods(
    '@docusign/iam-sdk',
    areas,
    'iam-methods',
  );
  const wrong = methods.filter(({ title, failed }) => failed || !fromState.has(title));
  expect(wrong.map(({ title, result, calls }) => ({ title, result, calls }))).toEqual([]);
  expect(methods.filter(({ calls }) => calls.length === 1)).toHaveLength(36);
});

it('has the whole life of a clickwrap', async () => {
  const steps = await recordOnSandbox('click-life');
  expect(steps.map(({ title, result }) => [title, result])).toEqual([
    [
      'Create a clickwrap',
      { clickwrapName: 'Terms of the harbour', status: 'draft', versionNumber: '1.0' },
    ],
    ['Activate it', { status: 'active', versionNumber: '1.0' }],
    ['Ask for the agreement of a person', { status: 'created', version: '1.0', hasUrl: true }],
    ['Ask again, when the person has agreed', { status: 'agreed', version: '1.0', hasUrl: false }],
    ['List the people who have agreed', { people: ['cw-omar-013'] }],
    ['Create a version that asks again', { status: 'active', versionNumber: '2.0' }],
    ['Ask about the new version', { status: 'created', version: '2.0', hasUrl: true }],
    [
      'List the clickwraps that are active',
      {
        clickwraps: [
          ['Terms of the harbour', '2.0'],
          ['Harbour rules', '1.0'],
        ],
      },
    ],
  ]);
});
