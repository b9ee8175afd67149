import methods from './generated/methods.json' with { type: 'json' };

/** The function of this client that replaces a method of an official one. */
export interface Counterpart {
  /** The entry of this package, such as `esign-v2.1`. */
  module: string;
  function: string;
  /**
   * The arguments in their order: `path.accountId`, `body` or `form.file`; for the options at the
   * end, the part of the request that each option sets.
   */
  arguments: readonly (string | Readonly<Record<string, string | undefined>>)[];
}

const known: Readonly<Record<string, Counterpart | undefined>> = methods;

/** The methods whose answer is a `Buffer`. Other files are text in the official client. */
const files = new Set([
  'docusign-esign EnvelopesApi.getCommentsTranscript',
  'docusign-esign EnvelopesApi.getDocument',
  'docusign-esign TemplatesApi.getDocument',
]);

/** Reports whether the answer of a method is a `Buffer`. */
export function isFile(library: string, api: string, method: string): boolean {
  return files.has(`${library} ${api}.${method}`);
}

/**
 * The counterpart of a method.
 * @param library the name of the package, such as `docusign-esign`
 * @param api the class, such as `EnvelopesApi`
 */
export function findCounterpart(
  library: string,
  api: string,
  method: string,
): Counterpart | undefined {
  return known[`${library} ${api}.${method}`];
}
