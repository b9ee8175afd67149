import { refuse, withElement, withProlog, withSubject, withText, type Refused } from './case.js';

const laughs = ['lol1', 'lol2', 'lol3', 'lol4', 'lol5', 'lol6', 'lol7', 'lol8', 'lol9']
  .map((name, index) => `<!ENTITY ${name} "${`&lol${index};`.repeat(10)}">`)
  .join('\n');

function withEntity(declaration: string): string {
  return withProlog(`<!DOCTYPE a [${declaration}]>`).replace('Please sign', '&x;');
}

/** Document types and entities: none is read, so none can be expanded or fetched. */
export const entities: readonly Refused[] = [
  refuse('nested entities that grow to a billion (“billion laughs”)', 'xml-doctype', () =>
    withProlog(`<!DOCTYPE a [<!ENTITY lol0 "lol">${laughs}]>`).replace('Please sign', '&lol9;'),
  ),
  refuse('one long entity, used thousands of times (“quadratic blow-up”)', 'xml-doctype', () =>
    withProlog(`<!DOCTYPE a [<!ENTITY x "${'a'.repeat(100_000)}">]>`).replace(
      'Please sign',
      '&x;'.repeat(10_000),
    ),
  ),
  refuse('an entity that is a file', 'xml-doctype', () =>
    withEntity('<!ENTITY x SYSTEM "file:///etc/passwd">'),
  ),
  refuse('an entity that is at an address', 'xml-doctype', () =>
    withEntity('<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'),
  ),
  refuse('an entity with a public identifier', 'xml-doctype', () =>
    withEntity('<!ENTITY x PUBLIC "-//X//Y//EN" "http://127.0.0.1:9/x">'),
  ),
  refuse('a parameter entity that loads a document type', 'xml-doctype', () =>
    withEntity('<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;'),
  ),
  refuse('a parameter entity that sends a file elsewhere', 'xml-doctype', () =>
    withEntity(
      '<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY % s "<!ENTITY x SYSTEM \'http://127.0.0.1:9/%f;\'>"> %s;',
    ),
  ),
  refuse('an entity that contains itself', 'xml-doctype', () => withEntity('<!ENTITY x "&x;">')),
  refuse('an entity that is no text but a picture (`NDATA`)', 'xml-doctype', () =>
    withEntity('<!NOTATION n SYSTEM "n"><!ENTITY x SYSTEM "x.gif" NDATA n>'),
  ),
  refuse('a document type elsewhere (`SYSTEM`)', 'xml-doctype', () =>
    withProlog('<!DOCTYPE DocuSignEnvelopeInformation SYSTEM "http://127.0.0.1:9/x.dtd">'),
  ),
  refuse(
    'a document type without anything in it',
    'xml-doctype',
    () => withProlog('<!DOCTYPE DocuSignEnvelopeInformation>'),
    '2:1',
  ),
  refuse('a document type with harmless declarations', 'xml-doctype', () =>
    withProlog('<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA "c">]>'),
  ),
  refuse('a document type in small letters', 'xml-doctype', () => withProlog('<!doctype html>')),
  refuse('a document type within the root', 'xml-doctype', () =>
    withElement('<!DOCTYPE a [<!ENTITY x "y">]>'),
  ),
  refuse('a declaration of an entity within the root', 'xml-doctype', () =>
    withElement('<!ENTITY x SYSTEM "file:///etc/passwd">'),
  ),
  refuse('a section of a document type (`<![INCLUDE[`)', 'xml-doctype', () =>
    withElement('<![INCLUDE[<a/>]]>'),
  ),
  refuse('an entity that nothing declares', 'xml-entity', () => withSubject('&x;')),
  refuse('an entity of HTML (`&nbsp;`)', 'xml-entity', () => withSubject('a&nbsp;b')),
  refuse('an entity in an attribute', 'xml-entity', () => withElement('<Mood a="&x;"/>')),
  refuse('an entity by the name of a property (`&constructor;`)', 'xml-entity', () =>
    withSubject('&constructor;&__proto__;'),
  ),
  refuse('an ampersand alone', 'xml-entity', () => withSubject('Sails & Sons')),
  refuse('an entity without its semicolon', 'xml-entity', () => withSubject('Sails &amp Sons')),
  refuse('an entity that a comment tears apart', 'xml-entity', () => withSubject('&am<!-- -->p;')),
  refuse('an entity that a section tears apart', 'xml-entity', () =>
    withSubject('&am<![CDATA[p;]]>'),
  ),
  refuse('the number of no character (`&#0;`)', 'xml-entity', () => withSubject('&#0;')),
  refuse('the number of a control character (`&#x1F;`)', 'xml-entity', () => withSubject('&#x1F;')),
  refuse('the number of half a character (`&#xD800;`)', 'xml-entity', () =>
    withSubject('&#xD83D;&#xDE00;'),
  ),
  refuse('the number of a non-character (`&#xFFFE;`)', 'xml-entity', () => withSubject('&#xFFFE;')),
  refuse('a number past the last character', 'xml-entity', () => withSubject('&#x110000;')),
  refuse('a number of a hundred digits', 'xml-entity', () => withSubject(`&#${'9'.repeat(100)};`)),
  refuse('a number of a character without digits', 'xml-entity', () => withSubject('&#;&#x;')),
  refuse('a number of a character with a minus', 'xml-entity', () => withSubject('&#-65;')),
  refuse('a number of a character with a capital `X`', 'xml-entity', () => withSubject('&#X41;')),
  refuse('an entity in the Base64 of a document', 'value-invalid', () =>
    withText('PDFBytes', 'JVBERi0x&x;'),
  ),
];
