import { accountId } from '../../harness.ts';
import type { Body } from '../ask.ts';
import type { Told, World } from '../documented/world.ts';

export const forms = `/api/webforms/v1.1/accounts/${accountId}/forms`;
/** The form of the seed that is published. */
export const berths = `${forms}/4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805`;
/** The form of the seed without a template, which is not published. */
export const wishes = `${forms}/b27e5d90-1c48-4f6a-93d7-5e0a8c2b6f14`;

export const values = {
  tenant_name: 'Jonas Brandt',
  tenant_email: 'jonas.brandt@seabird.example',
  berth_number: 'B-17',
};

export const create = (world: World, more: object = {}, form = berths): Promise<Told> =>
  world.ask(`POST ${form}/instances`, { clientUserId: 'berth-7', ...more });

/** A new instance, as it was answered. */
export async function created(world: World, more: object = {}, form = berths): Promise<Body> {
  const { status, body, text } = await create(world, more, form);
  if (status !== 200) throw new Error(`no instance: ${text}`);
  return body;
}

export const read = async (world: World, { id }: Body, form = berths): Promise<Body> =>
  (await world.ask(`GET ${form}/instances/${id}`)).body;

/** Acts on an instance as its person would. */
export const act = (world: World, { id }: Body, action: object, form = berths): Promise<Told> =>
  world.ask(
    `POST control:accounts/${accountId}/web-forms/${form.slice(-36)}/instances/${id}/action`,
    action,
  );

/** A field of a type, by its key. */
const field = (componentType: string, more: object = {}) => ({
  [componentType]: {
    componentKey: componentType,
    componentType,
    componentName: componentType.toLowerCase(),
    ...more,
  },
});

/** Makes a form that has one field of each type. */
export async function typedForm(world: World): Promise<string> {
  const { body: form } = await world.ask(`GET ${berths}`);
  const options = [
    { optionKey: 'a', value: 'Water', label: 'Water' },
    { optionKey: 'b', value: 'Power', label: 'Power' },
  ];
  const content = Object(form['formContent']);
  const definition = {
    ...form,
    formContent: {
      ...content,
      components: {
        ...content.components,
        ...field('Number'),
        ...field('Email'),
        ...field('Date'),
        ...field('Select', { options }),
        ...field('RadioButtonGroup', { options }),
        ...field('CheckboxGroup', { options }),
        ...field('PhoneNumber'),
        ...field('FileInput'),
        ...field('TextBox', { maxLength: 5, defaultValue: 'north' }),
      },
    },
  };
  const formId = await world.make(
    `POST control:accounts/${accountId}/web-forms`,
    { templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13', definition },
    'formId',
  );
  return `${forms}/${formId}`;
}
