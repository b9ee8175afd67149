import type { WebFormComponent, WebFormContent } from '@countersign/types/webforms';

/** The types of the parts of a form that people fill in. */
const fieldTypes = new Set([
  'CheckboxGroup',
  'Date',
  'Email',
  'FileInput',
  'Number',
  'PhoneNumber',
  'RadioButtonGroup',
  'Select',
  'TextBox',
]);

/** A field of a form, which has a name. */
export type FormField = WebFormComponent & { componentName: string };

/** A page of a form with its fields. */
export interface FormPage {
  title: string;
  text: string;
  fields: FormField[];
}

function isField(component: WebFormComponent): component is FormField {
  return component.componentName !== undefined && fieldTypes.has(component.componentType);
}

/** Lists all parts of a form. */
function listComponents({ components = {} }: WebFormContent): WebFormComponent[] {
  return Object.values(components).filter((one) => one !== undefined);
}

/** Lists the fields of a form in the order of its parts. */
export function listFields(content: WebFormContent): FormField[] {
  return listComponents(content).filter(isField);
}

/** Lists the pages of a form that have fields, in their order. */
export function listPages(content: WebFormContent): FormPage[] {
  const { components = {} } = content;
  return listComponents(content)
    .filter(({ componentType }) => componentType === 'Step')
    .map(({ text = '', subText = '', children = [] }) => ({
      title: text,
      text: subText,
      fields: children
        .flatMap((key) => components[key] ?? [])
        .filter((component) => isField(component)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Finds the part of a form that says what becomes of its values: the tabs and the recipients. */
export function findAction(content: WebFormContent): WebFormComponent | undefined {
  return listComponents(content).find(({ componentType }) => componentType === 'ESignAction');
}

/** Finds the only part of a type. */
export function findPart(content: WebFormContent, type: string): WebFormComponent | undefined {
  return listComponents(content).find(({ componentType }) => componentType === type);
}
