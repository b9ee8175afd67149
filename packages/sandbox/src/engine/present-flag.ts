/** A boolean as the service writes it in JSON: a string. */
export function presentFlag(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
