/** Explains how to get a response where none came, for a reader who has the page but no server. */
export function silenceAt(url: string): string {
  const { origin, protocol, hostname } = new URL(url);
  // A server lets pages of its own machine call; all others have to be named.
  const cors = isOfThisMachine(location.hostname) ? '' : ` --cors ${location.origin}`;
  const start = `Start one with “npx @countersign/sandbox${cors}”, or with “npm start” in a clone of the repository`;
  if (location.protocol !== 'https:' || protocol !== 'http:')
    return `Nothing answers at ${origin}. ${start}, and send it again.`;
  if (!isOfThisMachine(hostname))
    return `A page that came over https may not call ${origin}. Give the server an https address.`;
  return (
    `Nothing answers at ${origin}, or the browser keeps this page from it. ${start}. ` +
    'Let the page reach this machine if the browser asks. ' +
    'Where it still refuses, read the reference that “npm start” serves itself.'
  );
}

function isOfThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
