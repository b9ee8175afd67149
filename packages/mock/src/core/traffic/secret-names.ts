// Names of fields, parameters and headers with secret values, written without hyphens, underscores
// and capitals. The endings cover the names in today's contract (`lockToken`, `client_secret`,
// `templatePassword`, `apiKey`) and names that clients add.
const whole = new Set([
  'assertion',
  'authorization',
  'code',
  'codeverifier',
  'cookie',
  'nonce',
  'passcode',
  'pin',
  'proxyauthorization',
  'sessionid',
  'setcookie',
  'sig',
  'ssn',
  'xauthorizationdigest',
  'xdocusignauthentication',
]);

const endings = [
  'accesscode',
  'authcode',
  'cardnumber',
  'clientassertion',
  'credential',
  'credentials',
  'key',
  'passwordanswer',
  'passwd',
  'pwd',
  'password',
  'secret',
  'token',
  'tokens',
];

/** Reports whether the value under a name is a secret, whatever the spelling of the name. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return whole.has(plain) || endings.some((ending) => plain.endsWith(ending));
}
