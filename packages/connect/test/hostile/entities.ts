import { refuse, withElement, withProlog, withSubject, withText, type Refused } from './case.js';

const laughs = ['lol1', 'lol2', 'lol3', 'lol4', 'lol5', 'lol6', 'lol7', 'lol8', 'lol9']
  .map((name, index) => `<!ENTITY ${name} "${`&lol${index};`.repeat(10)}">`)
  .join('\n');

function withEntity(declaration: string): string {
  return withProlog(`<!DOCTYPE a [${declaration}]>`).replace('Please sign', '&x;');
}

/** Document types and entities: none is read, so none can be expanded or fetched. */
export const entities: readonly Refused[] = [
  refuse('nested entities that expand a billion times (“billion laughs”)', 'xml-doctype', () =>
    withProlog(`<!DOCTYPE a [<!ENTITY lol0 "lol">${laughs}]>`).replace('Please sign', '&lol9;'),
  ),
  refuse('one long entity, used thousands of times (“quadratic blow-up”)', 'xml-doctype', () =>
    withProlog(`<!DOCTYPE a [<!ENTITY x "${'a'.repeat(100_000)}">]>`).replace(
      'Please sign',
      '&x;'.repeat(10_000),
    ),
  ),
  refuse('an external entity that refers to a file', 'xml-doctype', () =>
    withEntity('<!ENTITY x SYSTEM "file:///etc/passwd">'),
  ),
  refuse('an external entity that refers to a URL', 'xml-doctype', () =>
    withEntity('<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'),
  ),
  refuse('an entity with a public identifier', 'xml-doctype', () =>
    withEntity('<!ENTITY x PUBLIC "-//X//Y//EN" "http://127.0.0.1:9/x">'),
  ),
  refuse('a parameter entity that loads a DTD', 'xml-doctype', () =>
    withEntity('<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;'),
  ),
  refuse('a parameter entity that sends a file to a URL', 'xml-doctype', () =>
    withEntity(
      '<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY % s "<!ENTITY x SYSTEM \'http://127.0.0.1:9/%f;\'>"> %s;',
    ),
  ),
  refuse('an entity that contains itself', 'xml-doctype', () => withEntity('<!ENTITY x "&x;">')),
  refuse('an unparsed entity (`NDATA`)', 'xml-doctype', () =>
    withEntity('<!NOTATION n SYSTEM "n"><!ENTITY x SYSTEM "x.gif" NDATA n>'),
  ),
  refuse('an external document type (`SYSTEM`)', 'xml-doctype', () =>
    withProlog('<!DOCTYPE DocuSignEnvelopeInformation SYSTEM "http://127.0.0.1:9/x.dtd">'),
  ),
  refuse(
    'an empty document type',
    'xml-doctype',
    () => withProlog('<!DOCTYPE DocuSignEnvelopeInformation>'),
    '2:1',
  ),
  refuse('a document type with harmless declarations', 'xml-doctype', () =>
    withProlog('<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA "c">]>'),
  ),
  refuse('a document type in lower case', 'xml-doctype', () => withProlog('<!doctype html>')),
  refuse('a document type in the root element', 'xml-doctype', () =>
    withElement('<!DOCTYPE a [<!ENTITY x "y">]>'),
  ),
  refuse('an entity declaration in the root element', 'xml-doctype', () =>
    withElement('<!ENTITY x SYSTEM "file:///etc/passwd">'),
  ),
  refuse('a section of a document type (`<![INCLUDE[`)', 'xml-doctype', () =>
    withElement('<![INCLUDE[<a/>]]>'),
  ),
  refuse('an undeclared entity', 'xml-entity', () => withSubject('&x;')),
  refuse('an entity of HTML (`&nbsp;`)', 'xml-entity', () => withSubject('a&nbsp;b')),
  refuse('an entity in an attribute', 'xml-entity', () => withElement('<Mood a="&x;"/>')),
  refuse('an entity named like a property (`&constructor;`)', 'xml-entity', () =>
    withSubject('&constructor;&__proto__;'),
  ),
  refuse('an unescaped ampersand', 'xml-entity', () => withSubject('Sails & Sons')),
  refuse('an entity without its semicolon', 'xml-entity', () => withSubject('Sails &amp Sons')),
  refuse('an entity split by a comment', 'xml-entity', () => withSubject('&am<!-- -->p;')),
  refuse('an entity split by a CDATA section', 'xml-entity', () =>
    withSubject('&am<![CDATA[p;]]>'),
  ),
  refuse('a character reference to NUL (`&#0;`)', 'xml-entity', () => withSubject('&#0;')),
  refuse('a character reference to a control character (`&#x1F;`)', 'xml-entity', () =>
    withSubject('&#x1F;'),
  ),
  refuse('a character reference to a surrogate (`&#xD800;`)', 'xml-entity', () =>
    withSubject('&#xD83D;&#xDE00;'),
  ),
  refuse('a character reference to a non-character (`&#xFFFE;`)', 'xml-entity', () =>
    withSubject('&#xFFFE;'),
  ),
  refuse('a character reference beyond Unicode', 'xml-entity', () => withSubject('&#x110000;')),
  refuse('a character reference of a hundred digits', 'xml-entity', () =>
    withSubject(`&#${'9'.repeat(100)};`),
  ),
  refuse('a character reference without digits', 'xml-entity', () => withSubject('&#;&#x;')),
  refuse('a character reference with a minus', 'xml-entity', () => withSubject('&#-65;')),
  refuse('a character reference with a capital `X`', 'xml-entity', () => withSubject('&#X41;')),
  refuse('an entity in the Base64 of a document', 'value-invalid', () =>
    withText('PDFBytes', 'JVBERi0x&x;'),
  ),
];
