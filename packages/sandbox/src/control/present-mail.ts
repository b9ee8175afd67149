import type { StoredMail } from '../state/model/mail.ts';
import type { components } from '../frame/control/generated/control.ts';

/**
 * An e-mail as the control API shows it.
 * @param origin the address of the server, for the link
 */
export function presentMail(
  accountId: string,
  { sentAt, link, read = false, ...mail }: StoredMail,
  origin: string,
): components['schemas']['Mail'] {
  return {
    deliveryMethod: 'email',
    ...mail,
    accountId,
    read,
    sentAt: new Date(sentAt).toISOString(),
    ...(link !== undefined && { link: new URL(link, origin).href }),
  };
}
