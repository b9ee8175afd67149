import type { Step } from './run-program.ts';
import { section } from './section.ts';

const first = 'A whole life, against the sandbox';

/** Where the first of the chapters is, within its page. */
export const lifeAnchor = 'a-whole-life-against-the-sandbox';

/**
 * The chapters about the sandbox as Markdown, the last ones of their page.
 * @param life what the program with a whole life of envelopes did
 * @param methods what each method of the client gave
 */
export function sandboxChapters(life: readonly Step[], methods: readonly Step[]): string {
  const called = methods.filter(({ calls }) => calls.length > 0);
  const refused = called.filter(({ failed }) => failed);
  return `${[
    `## ${first}`,
    'docusign-esign, an application that takes events, and people with Chromium, against `startSandbox({ https: true })`. The application is seeded with its public key, and nobody has consented to it. One envelope is signed and downloaded, one is declined, one is voided. Every event came signed with the key that was made, or it would stand under `refused`. The IDs that the sandbox makes are numbered.',
    'The program is [whole-life.mjs](../tooling/official-clients/clients/whole-life.mjs); only calls of the service stand below its steps, and not the pages that people look at.',
    ...life.map(section),
    '## Each method, against the sandbox',
    `Of the ${called.length} methods of docusign-esign that the contract covers, ${called.length - refused.length} are answered when each is called, with the example of the contract, in the world that a tenant begins with. The others are refused, since one world cannot fit all examples, or since they send what cannot be taken:`,
    refused.map(({ title, gave }) => `- \`${title}\`: ${messageOf(gave)}`).join('\n'),
  ].join('\n\n')}\n`;
}

/** Divides the page into what stands before these chapters, and them. */
export function splitPage(text: string): { clients: string; sandbox: string } {
  const at = text.indexOf(`## ${first}\n`);
  return at === -1
    ? { clients: text, sandbox: '' }
    : { clients: text.slice(0, at), sandbox: text.slice(at) };
}

function messageOf(gave: Step['gave']): string {
  const { message } = Object(gave);
  return String(message);
}
