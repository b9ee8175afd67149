import { ServiceRefusal } from '../../engine/service-refusal.ts';

type UniqueCode =
  | 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_MUST_BE_UNIQUE'
  | 'BULK_SEND_RECIPIENT_IDS_MUST_BE_UNIQUE'
  | 'BULK_SEND_ROLE_NAMES_MUST_BE_UNIQUE'
  | 'BULK_SEND_TAB_LABELS_MUST_BE_UNIQUE';

/** @throws ServiceRefusal with the code if a text that is not empty occurs twice */
export function requireUnique(texts: readonly string[], code: UniqueCode, what: string): void {
  const seen = new Set<string>();
  for (const text of texts) {
    if (text === '') continue;
    if (seen.has(text)) throw new ServiceRefusal(code, `${what} ${text} occurs twice.`);
    seen.add(text);
  }
}
