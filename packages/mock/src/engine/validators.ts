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

const loaded = new Map<string, Promise<Validators>>();

/** Loads a module of validators when it is first needed: `bodies` or `parameters` of an area. */
export function loadValidators(area: string, module: 'bodies' | 'parameters'): Promise<Validators> {
  const file = `../contract/${area}/${module}.js`;
  let validators = loaded.get(file);
  if (validators === undefined) {
    validators = importValidators(new URL(file, import.meta.url).href);
    loaded.set(file, validators);
  }
  return validators;
}

async function importValidators(address: string): Promise<Validators> {
  // The build has written the module, so its form is known.
  const module: Validators = await import(address);
  return module;
}
