import { control, unwrap } from '../api/control.ts';

/** The source of an e-mail. */
export function fetchMailSource(mailId: string): Promise<string> {
  return unwrap(
    control.GET('/outbox/{mailId}/source', { params: { path: { mailId } }, parseAs: 'text' }),
  );
}
