// The part of the form that makes the body: which media type, which example, and whether it is JSON.
import { requireElement } from '../dom/require-element.ts';

/** Connects the selects of media type and example to the fields that they change. */
export function prepareBody(form: HTMLFormElement): void {
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-kind]')];
  // An edit makes the last message about a text obsolete.
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.ariaInvalid === 'true')
      void checkJson(form);
  });
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.name === 'media')
      for (const group of groups) show(group, group.dataset.media === target.value);
    const group = groups.find((candidate) => candidate.contains(target));
    if (group !== undefined && target.matches('[data-examples]')) fill(group, target.selectedIndex);
    void checkJson(form);
  });
}

/** Checks that a JSON body is valid; if not, the form shows the error. */
export async function checkJson(form: HTMLFormElement): Promise<boolean> {
  const text = form.querySelector('fieldset[data-kind=json]:not([disabled]) textarea');
  if (!(text instanceof HTMLTextAreaElement)) return true;
  const said = requireElement(form, '[data-fault]', HTMLElement);
  const fault = text.value.trim() === '' ? undefined : await jsonFault(text.value);
  text.setAttribute('aria-invalid', String(fault !== undefined));
  said.textContent = fault ?? '';
  return fault === undefined;
}

function show(group: HTMLFieldSetElement, shown: boolean): void {
  group.disabled = !shown;
  group.hidden = !shown;
}

/** Replaces the current example: texts in fields, files behind their links. */
function fill(group: HTMLFieldSetElement, at: number): void {
  const script = requireElement(group, 'script[type="application/json"]', HTMLScriptElement);
  // Written by our own component, next to the select.
  const examples: Record<string, string>[] = JSON.parse(script.text);
  const example = examples[at] ?? {};
  for (const field of group.querySelectorAll<HTMLInputElement>('[data-fill]'))
    field.value = example[field.name] ?? '';
  for (const link of group.querySelectorAll<HTMLAnchorElement>('a[data-file]'))
    link.href = example[link.dataset.file ?? ''] ?? link.href;
}

/** Explains why and where a text is not JSON; undefined if it is. */
async function jsonFault(text: string): Promise<string | undefined> {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    // Some browsers do not report the position. The parser that does is loaded only on demand.
    const { parse, printParseErrorCode } = await import('jsonc-parser');
    const faults: { error: number; offset: number; length: number }[] = [];
    parse(text, faults, { disallowComments: true });
    const [first] = faults;
    if (first === undefined) return `This is no JSON: ${String(error)}.`;
    const before = text.slice(0, first.offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    const reason = splitCamelCase(printParseErrorCode(first.error));
    return `This is no JSON: ${reason} at line ${before.length}, column ${column}.`;
  }
}

/** The name of a fault in words: the parser says `PropertyNameExpected`. */
function splitCamelCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
