import { createHash, sign, X509Certificate } from 'node:crypto';
import type { CertificateWithKey } from '../documents/index.ts';
import { canonicalizeXml } from './canonical-xml.ts';

/** Security elements in the header of a SOAP message. */
export interface SoapSecurity {
  signed: boolean;
  withCertificate: boolean;
}

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const oasis = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const wsse = `${oasis}-wssecurity-secext-1.0.xsd`;
const wsu = `${oasis}-wssecurity-utility-1.0.xsd`;
const x509 = `${oasis}-x509-token-profile-1.0#X509v3`;
const base64 = `${oasis}-soap-message-security-1.0#Base64Binary`;
const ds = 'http://www.w3.org/2000/09/xmldsig#';
const canonicalization = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const digestMethod = 'http://www.w3.org/2001/04/xmlenc#sha256';
const signatureMethod = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/**
 * Adds a header of Web Services Security to a SOAP message: a signature of its body (XML
 * Signature), the certificate that verifies it, or both.
 */
export function signSoap(
  text: string,
  { certificate, privateKey }: CertificateWithKey,
  { signed, withCertificate }: SoapSecurity,
): string {
  const start = text.indexOf('<soap:Body>');
  const end = text.lastIndexOf('</soap:Body>') + '</soap:Body>'.length;
  const marked = text.slice(start, end).replace('<soap:Body>', '<soap:Body wsu:Id="body">');
  // The body is sent in its canonical form, so that it is identical to the signed bytes.
  const body = canonicalizeXml(marked, { soap, wsu });
  const { raw, issuer, serialNumber } = new X509Certificate(certificate);
  const token = `<wsse:BinarySecurityToken wsu:Id="certificate" ValueType="${x509}" EncodingType="${base64}">${raw.toString('base64')}</wsse:BinarySecurityToken>`;
  const reference = withCertificate
    ? `<wsse:Reference URI="#certificate" ValueType="${x509}"/>`
    : `<ds:X509Data><ds:X509IssuerSerial><ds:X509IssuerName>${formatName(issuer)}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${serialNumber}`)}</ds:X509SerialNumber></ds:X509IssuerSerial></ds:X509Data>`;
  const signature = signed ? formatSignature(body, privateKey, reference) : '';
  const header = `<soap:Header><wsse:Security xmlns:wsse="${wsse}" xmlns:wsu="${wsu}">${withCertificate ? token : ''}${signature}</wsse:Security></soap:Header>`;
  return `${text.slice(0, start)}${header}${body}${text.slice(end)}`;
}

function formatSignature(body: string, privateKey: string, reference: string): string {
  const digest = createHash('sha256').update(body).digest('base64');
  // Also in its canonical form, in which it is signed.
  const info = [
    `<ds:SignedInfo xmlns:ds="${ds}">`,
    `<ds:CanonicalizationMethod Algorithm="${canonicalization}"></ds:CanonicalizationMethod>`,
    `<ds:SignatureMethod Algorithm="${signatureMethod}"></ds:SignatureMethod>`,
    '<ds:Reference URI="#body">',
    `<ds:Transforms><ds:Transform Algorithm="${canonicalization}"></ds:Transform></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${digestMethod}"></ds:DigestMethod>`,
    `<ds:DigestValue>${digest}</ds:DigestValue>`,
    '</ds:Reference></ds:SignedInfo>',
  ].join('');
  const value = sign('sha256', Buffer.from(info), privateKey).toString('base64');
  const keyInfo = `<ds:KeyInfo><wsse:SecurityTokenReference>${reference}</wsse:SecurityTokenReference></ds:KeyInfo>`;
  return `<ds:Signature xmlns:ds="${ds}">${info}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}</ds:Signature>`;
}

/**
 * Formats a distinguished name as XML Signature requires: its parts in one line, the last first.
 */
function formatName(name: string): string {
  return name.trim().split('\n').toReversed().join(',');
}
