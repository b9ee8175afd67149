import type { OwnedConfiguration } from './load-configurations.ts';

const switches = [
  ['includeHMAC', 'signed with HMAC'],
  ['includeOAuth', 'access token'],
  ['requireMutualTls', 'mutual TLS'],
  ['signMessageWithX509Certificate', 'signed with a certificate'],
  ['includeCertSoapHeader', 'certificate in the SOAP header'],
] as const;

/** The settings that people look for, in words. */
export function describeSettings(
  settings: OwnedConfiguration['settings'],
): [label: string, value: string][] {
  const values = new Map<string, unknown>(Object.entries(settings));
  const isOn = (name: string) => values.get(name) === 'true';
  const { eventData } = settings;
  const version = eventData?.version ?? 'legacy';
  const form = version === 'restv2.1' ? 'json' : 'xml';
  const format = eventData !== undefined && 'format' in eventData ? eventData.format : undefined;
  const security: string[] = switches.flatMap(([name, words]) => (isOn(name) ? [words] : []));
  const login = values.get('userName');
  if (typeof login === 'string' && login !== '') security.push(`login as ${login}`);
  return [
    ['URL', settings.urlToPublishTo ?? ''],
    ['Format', `${(format ?? form).toUpperCase()} (${version})`],
    ['Data', eventData?.includeData?.join(', ') || 'no further parts of the envelope'],
    ['Delivery', isOn('requiresAcknowledgement') ? 'tried until it is accepted' : 'tried once'],
    [
      'Mode',
      values.get('deliveryMode') === 'aggregate'
        ? 'merges events (aggregate)'
        : 'a message for each event (SIM)',
    ],
    ['Log', isOn('enableLog') ? 'kept' : 'failures are not in the log of the service'],
    ['Security', security.join(', ') || 'none'],
    ['Users', isOn('allUsers') ? 'all' : 'some (see all settings)'],
  ];
}
