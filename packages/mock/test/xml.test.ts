import { encodeXml } from '@countersign/client/xml';
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const namespace = 'http://www.docusign.com/restapi';
const path = '/restapi/v2.1/accounts/4410/shared_access?item_type=templates';

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

async function put(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.url}${path}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer any', 'content-type': 'application/xml', ...headers },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
}

function shared(value: string, root = `accountSharedAccess xmlns="${namespace}"`): string {
  const item = `<templateSharedItem><templateId>1</templateId>${value}</templateSharedItem>`;
  const members = `<memberSharedItems><templates>${item}</templates></memberSharedItems>`;
  return `<${root}><sharedAccess>${members}</sharedAccess></${root.split(' ')[0]}>`;
}

describe('an XML body', () => {
  it.each([
    ['with its namespace', shared('<shared>shared_to</shared>')],
    [
      'with a declaration and spaces',
      `<?xml version="1.0"?>\n ${shared(' <shared> shared_to </shared> ')}`,
    ],
    [
      'with a prefix',
      shared('<shared>shared_to</shared>')
        .replaceAll(/<(\/?)(\w)/g, '<$1d:$2')
        .replace('xmlns=', 'xmlns:d='),
    ],
    ['with characters by number', shared('<shared>shared&#95;t&#x6F;</shared>')],
    ['with elements that nobody knows', shared('<weather>fair</weather>')],
    [
      'with an empty list',
      `<accountSharedAccess xmlns="${namespace}"><sharedAccess/></accountSharedAccess>`,
    ],
    [
      'with an element that is nil',
      shared('<owner xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>'),
    ],
  ])('is taken %s', async (_name, body) => {
    const { status, text } = await put(body);
    expect({ status, text }).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'a value that is not in the list',
      shared('<shared>shared_from</shared>'),
      '/sharedAccess/0/templates/0/shared',
    ],
    [
      'text where a list is due',
      shared('<sharedUsers>Tomas</sharedUsers>'),
      '/sharedAccess/0/templates/0/sharedUsers',
    ],
    [
      'another root',
      shared('', `sharedAccount xmlns="${namespace}"`),
      'root element of the XML body must be accountSharedAccess',
    ],
    [
      'another namespace',
      shared('', 'accountSharedAccess xmlns="urn:other"'),
      `in the namespace ${namespace}`,
    ],
    [
      'an escape that XML does not know',
      shared('<owner>&nbsp;</owner>'),
      'not well-formed XML at line 1',
    ],
    [
      'an element that is not closed',
      '<accountSharedAccess><sharedAccess>',
      'not well-formed XML at line 1',
    ],
    ['no XML at all', '{"sharedAccess":[]}', 'valid XML'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><accountSharedAccess/>', 'document type'],
  ])('is refused with %s', async (_name, body, said) => {
    const { status, text } = await put(body);
    expect({ status, text }).toMatchObject({ status: 400, text: expect.stringContaining(said) });
  });
});

describe('an XML answer', () => {
  it('comes where it is asked for', async () => {
    const { type, text } = await put(shared(''), { accept: 'application/xml' });
    expect(type).toBe('application/xml; charset=utf-8');
    expect(text).toContain(`<accountSharedAccess xmlns="${namespace}"`);
    expect(text).toMatch(/<sharedAccess>\s*<memberSharedItems>/);
    expect(text).toMatch(/<sharedUsers>\s*<userSharedItem>/);
  });

  it('is an error in XML too', async () => {
    const { type, text } = await put('<a/>', { accept: 'text/xml' });
    expect(type).toBe('application/xml; charset=utf-8');
    expect(text).toContain(`<errorDetails xmlns="${namespace}"`);
    expect(text).toContain('<errorCode>INVALID_REQUEST_BODY</errorCode>');
  });

  it.each([
    ['signs that XML writes in another way', 'a<b>&"c'],
    ['space at its end', ' \u00a0'],
    ['a letter beyond the first plane', '\u{1f58b}'],
  ])('is an error in the form of all XML, with %s in it', async (_name, name) => {
    const url = `/restapi/v2.1/accounts/4410/envelopes/${encodeURIComponent(name)}`;
    const called = { method: 'DELETE', headers: { authorization: 'Bearer any' } };
    const json = await fetch(`${mock.url}${url}`, called);
    const problem: unknown = await json.json();
    const headers = { ...called.headers, accept: 'application/xml' };
    const xml = await fetch(`${mock.url}${url}`, { ...called, headers });
    const schema = { xml: { name: 'errorDetails', namespace } };
    expect(await xml.text()).toBe(encodeXml(problem, schema, {}));
  });

  it('is an error without the signs that XML cannot hold', async () => {
    const response = await fetch(`${mock.url}/restapi/v2.1/nowhere\u0001`, {
      headers: { accept: 'application/xml' },
    });
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('<errorCode>'),
    ]);
  });

  it('is an error in JSON where the area speaks no XML', async () => {
    const headers = { accept: 'application/xml' };
    const response = await fetch(`${mock.url}/oauth/nowhere`, { headers });
    expect(await response.json()).toMatchObject({ error: 'not_found' });
  });

  it('goes back in as it came out', async () => {
    const { text } = await put(shared(''), { accept: 'application/xml' });
    const again = await put(text, { accept: 'application/xml' });
    expect(again).toMatchObject({ status: 200, text });
  });

  it('is JSON where nothing is asked for', async () => {
    expect((await put(shared(''), { accept: '*/*' })).type).toBe('application/json; charset=utf-8');
  });
});
