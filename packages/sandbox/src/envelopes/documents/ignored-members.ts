import type { Document } from '@countersign/types/esign-v2.1';
import type { State } from '../../state/state.ts';

/** Members of a document that a request can set and that change nothing here, with the reason. */
export const ignoredMembers = {
  encryptedWithKeyManager: 'the sandbox has no key manager; send the file as it is',
  matchBoxes: 'templates are found by the text of whole pages',
  password: 'it is not the password of a file; send the file without one',
  pdfFormFieldOption: 'form fields that become no tabs become part of the pages',
  signerMustAcknowledgeUseAccountDefault:
    'accounts have no such default; set signerMustAcknowledge',
} as const satisfies Partial<Record<keyof Document, string>>;

/** Members that answers have: a request may send them back, and nothing reads them. */
export const answeredMembers = [
  'docGenDocumentStatus',
  'documentTemplateId',
  'isDocGenDocument',
  'pages',
  'uri',
] as const satisfies readonly (keyof Document)[];

/** Warns of what a document of a request sets without an effect. */
export function warnOfIgnored({ warn }: Pick<State, 'warn'>, document: Document): void {
  const { documentId = '' } = document;
  const given = new Map<string, unknown>(Object.entries(document));
  for (const [member, reason] of Object.entries(ignoredMembers)) {
    const value = given.get(member);
    const isSet = Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== '' && value !== 'false' && value !== false;
    if (isSet)
      warn({
        code: 'field-ignored',
        like: { documentId },
        message: `${member} of document ${documentId} has no effect: ${reason}.`,
      });
  }
}
