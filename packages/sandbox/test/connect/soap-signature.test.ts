import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Client } from '@countersign/client';
import { connectConfigurationsCreate } from '@countersign/client/esign-v2.1';
import { XmlC14NMode, XmlDocument, XmlElement } from 'libxml2-wasm';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { canonicalizeXml } from '../../src/connect/canonical-xml.ts';
import { createControl, type Control } from '../../src/control/client.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import { onlyOne, startReceiver, type Receiver } from './receiver.ts';
import { createCopy, send } from './send.ts';

let running: TestSandbox;
let receiver: Receiver;
let client: Client;
let control: Control;
let count = 0;

beforeAll(async () => {
  running = await startTest();
});
afterAll(() => running.close());
beforeEach(async () => {
  receiver = await startReceiver();
  const tenant = `soap-${(count += 1)}`;
  client = running.client({ tenant });
  control = createControl('http://sandbox.test', { tenant, fetch: running.sandbox.fetch });
});
afterEach(() => receiver.close());

const names = {
  soap: 'http://schemas.xmlsoap.org/soap/envelope/',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  wsse: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
};

async function deliver(
  more: Partial<ConnectCustomConfiguration>,
  subject = 'Lease',
): Promise<void> {
  await connectConfigurationsCreate(client, {
    body: {
      name: 'SOAP',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      envelopeEvents: ['Completed'],
      includeDocuments: 'true',
      useSoapInterface: 'true',
      ...more,
    },
  });
  await send(client, await createCopy({ emailSubject: subject }));
  await running.sandbox.idle();
}

/** Reads a part of a message in the canonical form of another implementation. */
function canonical(document: XmlDocument, path: string): string {
  const node = document.get(path, names);
  if (node === null) throw new Error(`the message has no ${path}`);
  return node.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 });
}

function textOf(document: XmlDocument, path: string): string {
  const node = document.get(path, names);
  return node instanceof XmlElement ? node.content : '';
}

test('the signature of a SOAP message is verified by its certificate', async () => {
  await deliver(
    { signMessageWithX509Certificate: 'true', includeCertSoapHeader: 'true', includeHMAC: 'true' },
    'Berth & "quay" <42>\t\'é\'',
  );
  const { body, event, headers } = onlyOne(receiver);
  expect(event).toMatchObject({ event: 'envelope-completed', findings: [] });
  expect(event.envelope?.emailSubject).toContain('Berth & "quay" <42>');
  expect(headers).toHaveProperty('x-docusign-signature-1');
  using document = XmlDocument.fromBuffer(body);
  const digest = createHash('sha256').update(canonical(document, '//soap:Body')).digest('base64');
  expect(textOf(document, '//ds:DigestValue')).toBe(digest);
  const der = Buffer.from(textOf(document, '//wsse:BinarySecurityToken'), 'base64');
  const certificate = new X509Certificate(der);
  const { authority, connect } = await control.connectCertificates();
  expect(certificate.fingerprint256).toBe(new X509Certificate(connect).fingerprint256);
  expect(certificate.verify(new X509Certificate(authority).publicKey)).toBe(true);
  const info = Buffer.from(canonical(document, '//ds:SignedInfo'));
  const signature = Buffer.from(textOf(document, '//ds:SignatureValue'), 'base64');
  expect(verify('sha256', info, certificate.publicKey, signature)).toBe(true);
  info[info.length - 40] = 0;
  expect(verify('sha256', info, certificate.publicKey, signature)).toBe(false);
});

test('without the certificate, the signature names its issuer and number', async () => {
  await deliver({ signMessageWithX509Certificate: 'true' });
  using document = XmlDocument.fromBuffer(onlyOne(receiver).body);
  expect(document.get('//wsse:BinarySecurityToken', names)).toBeNull();
  const { connect } = await control.connectCertificates();
  const { serialNumber } = new X509Certificate(connect);
  const number = textOf(document, '//ds:X509SerialNumber');
  expect(BigInt(number)).toBe(BigInt(`0x${serialNumber}`));
  expect(textOf(document, '//ds:X509IssuerName')).toContain(
    'CN=Countersign Sandbox Connect Authority',
  );
});

test('the certificate can come without a signature, and other messages have neither', async () => {
  await deliver({ includeCertSoapHeader: 'true' });
  {
    using document = XmlDocument.fromBuffer(onlyOne(receiver).body);
    expect(document.get('//wsse:BinarySecurityToken', names)).not.toBeNull();
    expect(document.get('//ds:Signature', names)).toBeNull();
  }
  const plain = await startReceiver();
  client = running.client({ tenant: `soap-${(count += 1)}` });
  await deliver({
    useSoapInterface: 'false',
    signMessageWithX509Certificate: 'true',
    urlToPublishTo: plain.url,
  });
  await plain.close();
  expect(onlyOne(plain).body.toString()).not.toContain('Signature');
});

test.each([
  '<a xmlns="urn:a" xmlns:b="urn:b" xmlns:c="urn:c"><b:x c:z="1" b:y="2" w="3" /><c/></a>',
  '<a xmlns="urn:a"><b xmlns=""><c xmlns="urn:a"/></b><d xmlns="urn:a" /></a>',
  '<p:a xmlns:p="urn:1"><p:b xmlns:p="urn:2"><p:c xmlns:p="urn:1"/></p:b><p:d/></p:a>',
  '<a xmlns:x="urn:x"><b x:nil="true"/><b><c x:nil="true"></c></b>\n  &#xD;&#9;&quot;&apos;&gt;</a>',
  `<a b='"&#10;&#9;&#13;&lt;&gt;' xml:lang="de">é&#128640;&amp;amp;</a>`,
])('the canonical form is that of others: %s', (xml) => {
  using document = XmlDocument.fromString(xml);
  const mode = XmlC14NMode.XML_C14N_EXCLUSIVE_1_0;
  expect(canonicalizeXml(xml, {})).toBe(document.canonicalizeToString({ mode }));
});
