// An editor shows the field itself, in a file that can be read, and its documentation.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, complete } from '@countersign/testing/language-service';
import { afterAll, expect, it } from 'vitest';
import { installedProject } from './installed.ts';

const project = installedProject();
afterAll(() => project.remove());

const file = path.join(project.folder, 'shown.ts');
const text = readFileSync(file, 'utf8');
const generated = path.join(project.folder, 'node_modules/@countersign/types/dist/generated');

it.each([
  {
    name: 'emailSubject',
    module: 'esign-v2.1/schemas/envelopeDefinition.d.ts',
    says: /subject/i,
  },
  {
    name: 'lockDurationInSeconds',
    module: 'esign-v2.1/schemas/lockRequest.d.ts',
    says: /^The number of seconds until the lock expires/,
  },
  {
    name: '201',
    module: 'esign-v2.1/envelope-locks.d.ts',
    says: /^The envelope was locked\. The response contains the lock token\.$/,
  },
  // The older area repeats the newer one's documentation.
  {
    name: 'countryCode',
    module: 'esign-v2.1/schemas/recipientPhoneNumber.d.ts',
    says: /country/i,
  },
])('leads from $name to $module', ({ name, module, says }) => {
  const shown = ask(file, text.indexOf(name) + 1);
  expect(shown).toMatchObject({
    file: path.join(generated, module),
    definition: name,
    docs: expect.stringMatching(says),
  });
  expect(shown?.docs).not.toContain('@description');
});

it('suggests the words of an enum that has others', () => {
  const at = text.indexOf("'sent'") + 1;
  expect(complete(file, at)).toEqual(expect.arrayContaining(['completed', 'sent', 'voided']));
});
