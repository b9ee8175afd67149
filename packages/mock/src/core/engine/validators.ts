import { onceEach } from './once-each.ts';

/** One error as AJV gives it. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
}

/** A validator as AJV writes it: the errors of the last call stand on the function. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The validators of a module by name. */
export type Validators = Readonly<Record<string, Validator>>;

const modules = {
  bodies: onceEach((area) => importValidators(`../../contract/${area}/bodies.js`)),
  parameters: onceEach((area) => importValidators(`../../contract/${area}/parameters.js`)),
};

/** Loads a module of validators when it is first needed: `bodies` or `parameters` of an area. */
export function loadValidators(area: string, module: 'bodies' | 'parameters'): Promise<Validators> {
  return modules[module](area);
}

async function importValidators(file: string): Promise<Validators> {
  // The build has written the module, so its form is known.
  const module: Validators = await import(new URL(file, import.meta.url).href);
  return module;
}
