import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readModel } from '../../src/xsd/index.ts';
import { connect, filesIn, readText, readYaml } from './support/files.ts';
import { checkBy } from './support/libxml.ts';

const schema = (name: string) => path.join(connect, 'xsd', `${name}.xsd`);
const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const byConnect = checkBy(schema('connect'));
const bySoap = checkBy(schema('soap'));
const byOlder = checkBy(schema('older'));
const bodyBySoapUpdate = checkBy(schema('soapUpdateDefault'), {
  xpath: '/soap:Envelope/soap:Body/*',
  namespaces: { soap },
});

const plain = [...filesIn('webhooks', '.xml'), ...filesIn('recipients', '.xml')];
const wrapped = filesIn('soap', '.xml');
const older = filesIn('older', '.xml');

it.each(plain)('%s is valid', (name) => {
  expect(byConnect(readText(name))).toBeUndefined();
});

it.each(wrapped)('%s is valid, and so is its body', (name) => {
  expect(bySoap(readText(name))).toBeUndefined();
  expect(bodyBySoapUpdate(readText(name))).toBeUndefined();
});

it.each(older)('%s is valid', (name) => {
  expect(byOlder(readText(name))).toBeUndefined();
});

it.each([
  ['an element taken out', /<TimeGenerated>[^<]*<\/TimeGenerated>/, '', 'TimeGenerated'],
  ['a date that is none', /<TimeGenerated>[^<]*/, '<TimeGenerated>yesterday', 'dateTime'],
  ['a word that is not listed', /<Type>[^<]*/, '<Type>Bystander', 'enumeration'],
  ['an element that is unknown', '</EnvelopeStatus>', '<Mood/></EnvelopeStatus>', 'Mood'],
])('%s makes an example invalid', (_what, from, to, said) => {
  const examples = [
    { check: byConnect, name: 'webhooks/envelope-completed.xml' },
    { check: bodyBySoapUpdate, name: 'soap/envelope-completed.xml' },
    { check: byOlder, name: 'older/envelope-completed.xml' },
  ];
  for (const { check, name } of examples)
    expect(check(readText(name).replace(from, to)), name).toContain(said);
});

it('a wrapper that is none makes a message invalid', () => {
  const text = readText('soap/reply.xml');
  expect(bySoap(text.replaceAll('soap:Body', 'soap:Trunk'))).toContain('Trunk');
  expect(bodyBySoapUpdate(text.replaceAll('EnvelopeID', 'EnvelopeNumber'))).toContain(
    'EnvelopeNumber',
  );
});

const events = Object.values<object>(Object(readYaml('connect/events.yaml'))).flatMap((group) =>
  Object.entries<{ xml?: string }>(Object(group)),
);

it('the events are those of the configuration, but for what is clicked', () => {
  const { enum: listed = [] }: { enum?: string[] } = Object(
    readYaml('esign-v2.1/schemas/connectEvent.yaml'),
  );
  const pushed = listed.filter((name) => !name.startsWith('click-'));
  expect(events.map(([name]) => name).toSorted()).toEqual(pushed.toSorted());
});

it.each(events)('%s has its examples', (name, { xml }) => {
  const files = [
    `${name}.yaml`,
    `${name}.message.yaml`,
    ...(xml === undefined ? [] : [`${name}.xml`]),
  ];
  const folder = path.join(connect, 'webhooks');
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  // And no other: an event that is pushed in JSON only has no XML.
  expect(existsSync(path.join(folder, `${name}.xml`))).toBe(xml !== undefined);
});

it('each kind of recipient that XML knows has an example of it', () => {
  const { enumerations } = readModel([schema('connect')]);
  const kinds = enumerations.find(({ name }) => name === 'RecipientTypeCode')?.values ?? [];
  const inXml = kinds.flatMap(({ name, xml }) => (xml === undefined ? [] : [{ name, xml }]));
  expect(inXml).not.toEqual([]);
  for (const { name, xml } of inXml)
    expect(readText(`recipients/${name}.xml`)).toContain(`<Type>${xml}</Type>`);
  expect(filesIn('recipients', '.xml')).toEqual(
    inXml.map(({ name }) => path.join('recipients', `${name}.xml`)).toSorted(),
  );
});

it('nothing is left in the folders that is not checked here', () => {
  const all = filesIn('.', '.xml').map((name) => path.join(connect, name));
  const checked = [...plain, ...wrapped, ...older].map((name) => path.join(connect, name));
  expect(all.toSorted()).toEqual(checked.toSorted());
});
