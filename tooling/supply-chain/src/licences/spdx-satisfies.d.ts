declare module 'spdx-satisfies' {
  /**
   * Whether a licence is among those that are allowed.
   * @throws where one of them is no SPDX expression
   */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
