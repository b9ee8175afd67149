/** Whether a flag, which the service has as text, is set. */
export function isTrue(flag: string | undefined): boolean {
  return flag === 'true';
}
