/** A request as it is going to be sent; the same one is shown as a curl command. */
export interface PreparedRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: PreparedBody;
}

export type PreparedBody =
  | { kind: 'text'; text: string }
  | { kind: 'fields'; fields: readonly (readonly [name: string, value: string])[] }
  | { kind: 'multipart'; parts: readonly (readonly [name: string, value: string | File])[] }
  | { kind: 'bytes'; file: File };

/** The request in the browser's own form, or why HTTP cannot carry it. */
export function toRequest(prepared: PreparedRequest): Request | string {
  const { method, url, body } = prepared;
  try {
    const headers = new Headers();
    for (const [name, value] of prepared.headers) headers.append(name, value);
    return new Request(url, { method, headers, body: body === undefined ? null : bodyInit(body) });
  } catch (error) {
    return `Cannot send this request. ${String(error)}.`;
  }
}

function bodyInit(body: PreparedBody): BodyInit {
  if (body.kind === 'text') return body.text;
  if (body.kind === 'bytes') return body.file;
  if (body.kind === 'fields')
    return new URLSearchParams(body.fields.map(([name, value]) => [name, value]));
  const form = new FormData();
  for (const [name, value] of body.parts) form.append(name, value);
  return form;
}
