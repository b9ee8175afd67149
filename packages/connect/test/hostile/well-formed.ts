import { changed } from '../support/examples.js';
import { refuse, withElement, withProlog, withSubject, xml, type Refused } from './case.js';

const broken = (input: string, body: () => string, at?: string): Refused =>
  refuse(input, 'xml-malformed', body, at);
const until = (mark: string) => xml.slice(0, xml.indexOf(mark) + mark.length);

/** Texts that are not well-formed XML. */
export const wellFormed: readonly Refused[] = [
  broken('a message truncated in the declaration', () => until('<?xml version')),
  broken('a message truncated after the declaration', () => until('?>')),
  broken('a message truncated in the name of the root', () => until('<DocuSignEnv')),
  broken('a message truncated in an attribute', () => until('xmlns="http')),
  broken('a message truncated between elements', () => until('</RecipientStatuses>')),
  broken('a message truncated in a text', () => until('<Subject>Plea')),
  broken('a message truncated in a document', () => until('<PDFBytes>JVBE')),
  broken('a message truncated in a closing tag', () => until('</Subj')),
  broken('a message truncated before the last tag', () => until('</TimeZoneOffset>\n')),
  broken(
    'start and end tag with different names',
    () => changed(xml, '</Subject>', '</subject>'),
    '96:41',
  ),
  broken('overlapping elements', () => withElement('<a><b></a></b>')),
  broken('an extra closing tag', () => withElement('</a>')),
  broken('a closing tag with an attribute', () => changed(xml, '</Subject>', '</Subject a="b">')),
  broken('a closing tag with a no-break space', () =>
    changed(xml, '</Subject>', '</Subject\u00A0>'),
  ),
  broken('an unclosed tag', () => withElement('<a')),
  broken('a tag without a name', () => withElement('<></>')),
  broken('a space before a name', () => withElement('< a/>')),
  broken('a space in `/>`', () => withElement('<a/ >')),
  broken('a name that begins with a digit', () => withElement('<1a/>')),
  broken('a name that begins with a hyphen', () => withElement('<-a/>')),
  broken('a name with two colons', () => withElement('<a:b:c/>')),
  broken('a name with a punctuation character', () => withElement('<a$b/>')),
  broken('an attribute without a value', () => withElement('<a b/>')),
  broken('an attribute without quotes', () => withElement('<a b=c/>')),
  broken('an attribute with one quote', () => withElement('<a b="c/>')),
  broken('an attribute with different quotes', () => withElement(`<a b="c'/>`)),
  broken('an attribute with a `<`', () => withElement('<a b="<"/>')),
  broken('attributes without a space', () => withElement('<a b="c"d="e"/>')),
  broken('attributes separated by a no-break space', () => withElement('<a b="c"\u00A0d="e"/>')),
  broken('a duplicate attribute', () => withElement('<a b="c" b="d"/>')),
  broken('two root elements', () => `${xml}<a/>`),
  broken(
    'the whole message twice',
    () => xml + changed(xml, '<?xml version="1.0" encoding="utf-8"?>', ''),
  ),
  broken('text before the root element', () => withProlog('hello')),
  broken('text after the root element', () => `${xml}hello`),
  broken('an entity after the root element', () => `${xml}&amp;`),
  broken('a CDATA section before the root element', () => withProlog('<![CDATA[ ]]>')),
  broken('no root element', () => '<!-- nothing -->'),
  broken('a comment with two hyphens', () => withElement('<!-- a -- b -->')),
  broken('a comment that ends in three hyphens', () => withElement('<!-- a --->')),
  broken('an unterminated comment', () => `${xml}<!-- a`),
  broken('a comment of `<!-->`', () => withElement('<!-->')),
  broken('an unterminated CDATA section', () => withSubject('<![CDATA[a')),
  broken('the end of a CDATA section without a start', () => withSubject('a ]]> b')),
  broken('an unterminated processing instruction', () => withElement('<?a b')),
  broken('a processing instruction without a name', () => withElement('<? a?>')),
  broken('a processing instruction named `xml`', () => withElement('<?xml version="1.0"?>')),
  broken('a processing instruction named `XML`', () => withElement('<?XML a?>')),
  broken('processing instructions that hide an element between their quotes', () =>
    changed(changed(xml, '<Subject>', `<?a '?><Subject>`), '</Subject>', `</Subject><?b '?>`),
  ),
  broken('an XML declaration after white space', () => ` ${xml}`, '1:2'),
  broken('an XML declaration after a comment', () => `<!-- a -->${xml}`),
  broken('two XML declarations', () => `<?xml version="1.0"?>${xml}`),
  broken('an XML declaration without a version', () => changed(xml, ' version="1.0"', ''), '1:1'),
  broken('an XML declaration of another version', () => changed(xml, '"1.0"', '"2.0"'), '1:1'),
  broken(
    'an XML declaration with extra attributes',
    () => changed(xml, '?>', ' mood="calm"?>'),
    '1:1',
  ),
];
