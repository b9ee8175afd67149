import type { PreparedBody, PreparedRequest } from './prepared-request.ts';
import { fillTarget } from '../contract/fill-target.ts';
import { requireElement } from '../dom/require-element.ts';

/** The facts about the operation that the form does not contain. */
export interface Target {
  method: string;
  /** The path with the parameters in braces. */
  path: string;
}

type Values = readonly (readonly [name: string, value: string])[];

/** The request that the form stands for, as it is filled in now. */
export async function readRequest(
  form: HTMLFormElement,
  { method, path }: Target,
): Promise<PreparedRequest> {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  // An empty field is a parameter that is not sent.
  const valuesIn = (place: string): Values =>
    [...data]
      .filter(([name]) => name.startsWith(`${place} `))
      .map(([name, value]) => [name.slice(place.length + 1), String(value)] as const)
      .filter(([, value]) => value !== '');
  const target = fillTarget(
    path,
    Object.fromEntries(valuesIn('path')),
    Object.fromEntries(valuesIn('query')),
  );
  const body = await readBody(form, data);
  return {
    method,
    url: `${text('server').replace(/\/+$/, '')}${target}`,
    headers: [
      ...authorization(text('token'), text('client'), text('secret')),
      ...valuesIn('header'),
      // The others name their type themselves: that of a form with files has a word of its own.
      ...(body?.kind === 'text' || body?.kind === 'bytes'
        ? [['Content-Type', text('media')] as const]
        : []),
    ],
    ...(body && { body }),
  };
}

function authorization(token: string, client: string, secret: string): Values {
  if (token !== '') return [['Authorization', `Bearer ${token}`]];
  if (client === '') return [];
  const bytes = new TextEncoder().encode(`${client}:${secret}`);
  return [['Authorization', `Basic ${btoa(String.fromCodePoint(...bytes))}`]];
}

async function readBody(form: HTMLFormElement, data: FormData): Promise<PreparedBody | undefined> {
  const chosen = form.querySelector('fieldset[data-kind]:not([disabled])');
  if (!(chosen instanceof HTMLFieldSetElement)) return undefined;
  const { kind } = chosen.dataset;
  if (kind === 'bytes') return { kind, file: await findFile(chosen, data, 'bytes') };
  if (kind === 'json' || kind === 'text') {
    const text = String(data.get('body') ?? '');
    return text.trim() === '' ? undefined : { kind: 'text', text };
  }
  const fields = [...data].filter(([name]) => name.startsWith('field '));
  const parts = await Promise.all(
    fields.map(async ([name, value]) => {
      const sent = typeof value === 'string' ? value : await findFile(chosen, data, name);
      return [name.slice('field '.length), sent] as const;
    }),
  );
  if (kind === 'multipart') return { kind, parts };
  return {
    kind: 'fields',
    fields: parts.flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    ),
  };
}

/** The file that was chosen, or else the one of the example. */
async function findFile(within: Element, data: FormData, name: string): Promise<File> {
  const chosen = data.get(name);
  if (chosen instanceof File && chosen.name !== '') return chosen;
  const { href, download } = requireElement(within, `a[data-file="${name}"]`, HTMLAnchorElement);
  const blob = await (await fetch(href)).blob();
  return new File([blob], download, { type: blob.type });
}
