import { parse, serialize, type ConnectEvent } from '@countersign/connect';
import { changed } from '../support/examples.js';
import {
  toBytes,
  json,
  namespace,
  withElement,
  withField,
  withProlog,
  withSubject,
  withText,
  xml,
  type Accepted,
} from './case.js';

const subjectOf = ({ envelope }: ConnectEvent) => envelope?.emailSubject;
const plain = 'Please sign: Berth lease 42';

/** A message whose subject must come out as it is given. */
const subject = (input: string, outcome: string, text: string, value = text): Accepted => ({
  input,
  outcome,
  body: () => withSubject(text),
  read: subjectOf,
  value,
});

/** A message that says the same in another way. */
const same = (input: string, body: Accepted['body']): Accepted => ({
  input,
  outcome: 'read normally',
  body,
  read: (event) => event,
  value: parse(xml),
});

const found = (input: string, body: Accepted['body'], name: string): Accepted => ({
  input,
  outcome: 'kept as text and reported; nothing is fetched or run',
  body,
  read: ({ findings }) => findings.map((finding) => finding.found),
  value: [name],
});

const document = ({ documentPdfs }: ConnectEvent) => documentPdfs[0]?.pdfBytes?.size;

export const harmless: readonly Accepted[] = [
  subject(
    'a document type in a CDATA section',
    'text',
    '<![CDATA[<!DOCTYPE a [<!ENTITY x "y">]>&x;]]>',
    '<!DOCTYPE a [<!ENTITY x "y">]>&x;',
  ),
  subject('escaped markup', 'text', '&lt;b&gt;now&lt;/b&gt; &amp;amp;', '<b>now</b> &amp;'),
  subject(
    'markup escaped with character references',
    'text',
    '&#60;b&#x3e; &#38;amp;',
    '<b> &amp;',
  ),
  subject('character references', 'the characters', '&#x1F58B;&#65;&#xA0;&#13;', '🖋A\u00A0\r'),
  subject('a comment in text', 'the text without it', 'Berth<!-- 41 --> 42', 'Berth 42'),
  subject(
    'a processing instruction in text',
    'the text without it',
    'Berth <?a b?> 42',
    'Berth  42',
  ),
  subject(
    'CDATA sections with space between them',
    'the space is kept',
    ' <![CDATA[a]]> <![CDATA[b]]> ',
    ' a b ',
  ),
  subject('an empty CDATA section', 'no text', '<![CDATA[]]>', ''),
  subject('Windows line breaks', 'line feeds, as XML requires', 'a\r\nb\rc', 'a\nb\nc'),
  subject('only spaces', 'the spaces', '   '),
  subject('a `]]` without `>`', 'text', 'a]] >', 'a]] >'),
  subject('a `>`', 'text', 'a > b'),
  subject('text that looks like a number or a boolean', 'text', '0x10 true 1e5'),
  subject('text that looks like a path or a template', 'text', '../../etc/passwd ${7*7} {{x}}'),
  subject('punctuation and symbols of all kinds', 'text', 'Ω≈ç√ العربية 日本語 👩‍🚀 \u2028'),
  same('a byte order mark', () => toBytes(`\uFEFF${xml}`)),
  same('a byte order mark in a string', () => `\uFEFF${xml}`),
  same('no declaration', () => xml.slice(xml.indexOf('?>') + 3)),
  same('a declaration in single quotes', () =>
    changed(
      xml,
      'version="1.0" encoding="utf-8"',
      "version='1.0' encoding='UTF-8' standalone='yes'",
    ),
  ),
  same('version 1.1', () => changed(xml, 'version="1.0"', 'version="1.1"')),
  same(
    'comments before and after the root element',
    () => `${withProlog('<!-- <!DOCTYPE a> -->')}<!-- bye -->`,
  ),
  same('processing instructions before the root element', () =>
    withProlog('<?xml-stylesheet type="text/xsl" href="http://127.0.0.1:9/x.xsl"?>'),
  ),
  same(
    'white space before the first tag, without a declaration',
    () => `\r\n\t ${xml.slice(xml.indexOf('?>') + 3)}`,
  ),
  same('Windows line breaks everywhere', () => xml.replaceAll('\n', '\r\n')),
  same('no line breaks', () => xml.replaceAll(/>\s+</g, '><')),
  same('spaces in tags', () => xml.replaceAll(/<(\/?\w+)>/g, '<$1 \n>')),
  same('a prefix for every name', () =>
    changed(xml, `xmlns="${namespace}"`, `xmlns:d="${namespace}"`).replaceAll(
      /<(\/?)(?=\w)/g,
      '<$1d:',
    ),
  ),
  same('a prefix for one name, declared there', () =>
    changed(
      changed(xml, '<Subject>', `<d:Subject xmlns:d="${namespace}">`),
      '</Subject>',
      '</d:Subject>',
    ),
  ),
  same('namespaces declared again', () =>
    changed(xml, '<EnvelopeStatus>', `<EnvelopeStatus xmlns="${namespace}">`),
  ),
  same('`xsi:schemaLocation`', () =>
    changed(
      xml,
      '<EnvelopeStatus>',
      '<EnvelopeStatus xsi:schemaLocation="a http://127.0.0.1:9/x.xsd">',
    ),
  ),
  same('`xsi:type`', () => changed(xml, '<Subject>', '<Subject xsi:type="xsd:anyURI">')),
  same('a list that is nil', () =>
    xml.replace('<CustomFields />', '<CustomFields xsi:nil="true"/>'),
  ),
  same('a document in a CDATA section', () =>
    xml.replaceAll(/<PDFBytes>(.*?)<\/PDFBytes>/g, '<PDFBytes><![CDATA[$1]]></PDFBytes>'),
  ),
  same('a document with line breaks', () =>
    xml.replace(/(?<=<PDFBytes>)[^<]*/, (text) => `\r\n${text.replaceAll(/.{76}/g, '$&\r\n')}\r\n`),
  ),
  found(
    '`xml:space`',
    () => changed(xml, '<Subject>', '<Subject xml:space="preserve">'),
    'xml:space',
  ),
  found(
    'XInclude',
    () =>
      withElement(
        '<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
      ),
    'include',
  ),
  found(
    'a script',
    () => withElement('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
    'script',
  ),
  found(
    'an attribute named `__proto__`',
    () => changed(xml, '<Subject>', '<Subject __proto__="polluted">'),
    '__proto__',
  ),
  found(
    'an attribute named `constructor`',
    () => changed(xml, '<Subject>', '<Subject constructor="polluted">'),
    'constructor',
  ),
  {
    input: 'a status named `__proto__`',
    outcome: 'kept and reported',
    body: () => withText('SigningLocation', '__proto__'),
    read: ({ envelope }) => envelope?.signingLocation,
    value: '__proto__',
  },
  {
    input: 'a list with 200,000 unknown elements',
    outcome: 'kept and reported',
    body: () =>
      changed(xml, '</RecipientStatuses>', `${'<a/>'.repeat(200_000)}</RecipientStatuses>`),
    read: (event) => [event.findings.length, serialize(event).split('<a/>').length],
    value: [200_000, 200_001],
  },
  {
    input: 'a document of 25 MB',
    outcome: 'read',
    body: () => withText('PDFBytes', 'JVBE'.repeat(8_738_133)),
    read: document,
    value: 26_214_399,
  },
  {
    input: 'a document of 25 MB in JSON',
    outcome: 'read',
    body: () =>
      withField('"documentIdGuid"', `"PDFBytes":"${'JVBE'.repeat(8_738_133)}","documentIdGuid"`),
    read: document,
    value: 26_214_399,
  },
  {
    input: 'JSON with a byte order mark',
    outcome: 'read normally',
    body: () => `\uFEFF \n${json}`,
    read: subjectOf,
    value: plain,
  },
  {
    input: 'a JSON string full of brackets and quotes',
    outcome: 'text',
    body: () => withField(plain, '[{'.repeat(1000) + '\\"\\\\\\"'.repeat(1000)),
    read: subjectOf,
    value: '[{'.repeat(1000) + '"\\"'.repeat(1000),
  },
  {
    input: 'a JSON string of 30 million escaped line breaks',
    outcome: 'text',
    body: () => withField(plain, '\\n'.repeat(15_000_000)),
    read: (event) => subjectOf(event)?.length,
    value: 15_000_000,
  },
  {
    input: 'a JSON string with a lone surrogate (`\\ud800`)',
    outcome: 'text',
    body: () => withField(plain, '\\ud800'),
    read: subjectOf,
    value: '\uD800',
  },
  {
    input: 'a duplicate JSON field',
    outcome: 'the last one is used',
    body: () => withField('"retryCount":0', '"retryCount":1,"retryCount":2'),
    read: ({ retryCount }) => retryCount,
    value: 2,
  },
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) => ({
    input: `a JSON field named \`${name}\``,
    outcome: 'kept and reported; no other object changes',
    body: () => withField('"retryCount":0', `"${name}":{"polluted":true}`),
    read: ({ findings }: ConnectEvent) => findings.map((finding) => finding.found),
    value: [name],
  })),
  {
    input: 'an event named `__proto__`',
    outcome: 'an unlisted event of that name',
    body: () => withField('recipient-completed', '__proto__'),
    read: (event) => [event.event, event.id],
    value: ['unlisted', '__proto__/2026-11-20T18:05:46.962Z'],
  },
];
