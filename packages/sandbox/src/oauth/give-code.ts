import { randomUUID } from 'node:crypto';
import { wayBack, type Authorization } from '@countersign/mock/extend';
import type { State } from '../state/state.ts';
import { openCodes } from './model.ts';
import type { Seal } from './sealed.ts';

/** How long a code lives, in seconds. */
const life = 120;

/** Where the browser goes when the user consents: back to the application, with a code. */
export async function giveCode(
  state: State,
  { seal, origin, userId }: { seal: Seal; origin: string; userId: string },
  authorization: Authorization,
): Promise<string> {
  const { clientId, scopes, challenge } = authorization;
  const jti = randomUUID();
  const iat = Math.floor(state.now / 1000);
  const exp = iat + life;
  await state.of(openCodes).put('', jti, exp);
  const code = seal.close({
    use: 'code',
    iss: origin,
    ten: state.tenant.name,
    sub: userId,
    client_id: clientId,
    scp: scopes,
    iat,
    exp,
    jti,
    ...(challenge !== null && { challenge }),
  });
  return wayBack(authorization, { code });
}
