import type { PageBrand } from '../../../pages/brand/page-brand.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import type { StoredMail } from '../../../state/model/mail.ts';
import { renderMail } from './render-mail.ts';

/** Data of the source that the e-mail itself lacks. */
interface SourceOptions {
  /** The account in whose name it is sent. */
  account: Pick<StoredAccount, 'name'> | undefined;
  brand: PageBrand | undefined;
  /** The address of the server, so that links and images work in any program. */
  origin: string;
}

const lineBreak = '\r\n';
const mostInLine = 76;
/** The maximum number of bytes in an encoded word, so that it fits after the name of a header. */
const mostInWord = 39;
const host = 'countersign.example';

/** Writes an e-mail as a message of RFC 5322, with a part in plain text and one in HTML. */
export function writeMailSource(
  mail: StoredMail,
  { account, brand, origin }: SourceOptions,
): string {
  const { mailId, to, replyTo, cc, bcc, subject, sentAt, text, link, reason, envelopeId } = mail;
  const address = link === undefined ? undefined : new URL(link, origin).href;
  const whole = { ...mail, ...(address !== undefined && { link: address }) };
  const boundary = `=_${mailId}`;
  const headers = [
    ['Date', new Date(sentAt).toUTCString().replace('GMT', '+0000')],
    ['From', formatAddress(brand?.company ?? account?.name ?? 'Countersign', `no-reply@${host}`)],
    ['To', formatAddress(to.name, to.email)],
    ...(replyTo === undefined ? [] : [['Reply-To', formatAddress(replyTo.name, replyTo.email)]]),
    ...(cc.length > 0 ? [['Cc', cc.join(`,${lineBreak} `)]] : []),
    ...(bcc.length > 0 ? [['Bcc', bcc.join(`,${lineBreak} `)]] : []),
    ['Subject', encodeText(subject === '' ? 'No subject' : subject)],
    ['Message-ID', `<${mailId}@${host}>`],
    ['X-Countersign-Reason', reason],
    ...(envelopeId === undefined ? [] : [['X-Countersign-Envelope', envelopeId]]),
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative;${lineBreak} boundary="${boundary}"`],
  ];
  const plain = [...text, ...(address === undefined ? [] : [address])].join('\n\n');
  const page = renderMail(whole, withAddress(brand, origin));
  return [
    ...headers.map(([name = '', value = '']) => `${name}: ${value}`),
    '',
    ...writePart(boundary, 'text/plain', plain),
    ...writePart(boundary, 'text/html', page),
    `--${boundary}--`,
    '',
  ].join(lineBreak);
}

function withAddress(brand: PageBrand | undefined, origin: string): PageBrand | undefined {
  if (brand?.logo === undefined) return brand;
  return { ...brand, logo: new URL(brand.logo, origin).href };
}

function writePart(boundary: string, mediaType: string, text: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${mediaType}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    encodeQuotedPrintable(text),
  ];
}

function formatAddress(name: string, email: string): string {
  if (name === '') return email;
  if (/^[\x20-\x7e]{1,60}$/.test(name))
    return `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"${lineBreak} <${email}>`;
  return `${encodeText(name)}${lineBreak} <${email}>`;
}

/**
 * Encodes a text for a header: unchanged if it is short ASCII on one line, otherwise as encoded
 * words (RFC 2047).
 */
function encodeText(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > mostInWord) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word]
    .map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`)
    .join(`${lineBreak} `);
}

/** The encoding of RFC 2045, 6.7. */
function encodeQuotedPrintable(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => breakLine([...Buffer.from(line)].map(encodeByte)))
    .join(lineBreak);
}

function encodeByte(byte: number, index: number, all: readonly number[]): string {
  const isSpace = byte === 0x20 || byte === 0x09;
  const isPlain = byte >= 0x21 && byte <= 0x7e && byte !== 0x3d;
  // A space at the end of a line may get lost on the way.
  if (isPlain || (isSpace && index < all.length - 1)) return String.fromCodePoint(byte);
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function breakLine(parts: readonly string[]): string {
  let result = '';
  let length = 0;
  for (const part of parts) {
    if (length + part.length > mostInLine - 1) {
      result += `=${lineBreak}`;
      length = 0;
    }
    result += part;
    length += part.length;
  }
  return result;
}
