import type { OrganizationContext } from '../organization-context.ts';

/** Warns of types of licences: every user of a plan has a licence of the plan. */
export function warnOfLicense(
  { warn }: Pick<OrganizationContext, 'warn'>,
  named: readonly (readonly [at: string, type: string | undefined])[],
): void {
  for (const [at, type] of named)
    if (type !== undefined)
      warn({
        code: 'field-ignored',
        at,
        message: `the licence ${type} was ignored: the plans of the sandbox license all users in the same way`,
      });
}
