// Words that people use, and the words of the service for the same.
const groups: readonly (readonly string[])[] = [
  ['webhook', 'callback', 'connect'],
  ['hmac', 'signature header', 'connect secret'],
  ['embedded signing', 'recipient view'],
  ['embedded sending', 'sender view'],
  ['signing url', 'signing link', 'recipient view'],
  ['cancel', 'void'],
  ['remind', 'reminder', 'resend'],
  ['impersonation', 'jwt'],
  ['login', 'log in', 'sign in', 'authorize', 'oauth'],
  ['access token', 'bearer', 'oauth token'],
  ['mass send', 'mail merge', 'bulk send'],
  ['field', 'form field', 'tab'],
  ['prefill', 'prefilled', 'tabs'],
  ['signer', 'recipient'],
  ['attachment', 'file', 'pdf', 'document'],
  ['text message', 'sms', 'phone'],
  ['logo', 'theme', 'brand'],
  ['snapshot', 'restore', 'control api'],
  ['time travel', 'clock', 'expire'],
  ['audit trail', 'history', 'audit events'],
  ['certificate', 'certificate of completion', 'summary'],
  ['rate limit', 'throttle', '429', 'hourly'],
  ['company', 'tenant', 'account'],
  ['form', 'web form', 'powerform'],
  ['delete user', 'deactivate', 'close user'],
];

/** The query with a word of people replaced by another word for the same; none if it has none. */
export function listAlternatives(query: string): string[] {
  const padded = ` ${query.toLowerCase().trim().replaceAll(/\s+/g, ' ')} `;
  return groups.flatMap((group) =>
    group
      .filter((word) => padded.includes(` ${word} `) || padded.includes(` ${word}s `))
      .flatMap((word) =>
        group
          .filter((other) => other !== word)
          .map((other) => padded.replace(new RegExp(` ${word}s? `), ` ${other} `).trim()),
      ),
  );
}
