/** As much of a document as its servers are. */
export interface WithServers {
  servers?: Server[];
}

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/**
 * Puts the defaults of the variables into the addresses of the servers. Redoc takes an address
 * that begins with a variable for a relative one and shows the page's own address before it.
 */
export function fillServers<Document extends WithServers>(document: Document): Document {
  const servers = document.servers?.map(({ variables = {}, ...server }) => ({
    ...server,
    url: server.url.replace(
      /\{(\w+)\}/g,
      (whole: string, name: string) => variables[name]?.default ?? whole,
    ),
  }));
  return { ...document, ...(servers !== undefined && { servers }) };
}
