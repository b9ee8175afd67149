/** Statuses that say something else after "is" than what they mean. */
const words: Readonly<Record<string, string>> = {
  ActivationRequired: 'not activated yet',
  ActivationSent: 'not activated yet',
  created: 'not answered yet',
  draft: 'a draft',
  OPEN: 'open',
  UPLOAD_COMPLETE: 'uploaded',
};

/**
 * Writes a status of the contract after "is", since refusals are shown to people: `in progress` of
 * `In Progress` or `in_progress`. Envelopes have words of their own, `statusInWords`.
 */
export function writeStatus(status: string): string {
  return words[status] ?? status.replaceAll('_', ' ').toLowerCase();
}
