import { readAuthorization } from './authorization.ts';
import { pageAddress } from './login-page.ts';
import type { OAuthCall, OAuthReply } from './oauth.ts';
import type { Setting } from './setting.ts';
import { consented } from './way-back.ts';

/**
 * Sends the browser back with a code at once, or to the page where the user chooses.
 * @throws GrantRefusal where the browser must stay here
 */
export function authorize({ request, query }: OAuthCall, setting: Setting): OAuthReply {
  const authorization = readAuthorization(query, setting.find);
  const { origin } = request;
  const asks = setting.ask || query.get('prompt') === 'login';
  const location =
    asks && authorization.scopeProblem === undefined
      ? pageAddress(origin, query)
      : consented(authorization, origin, setting);
  return { status: 302, headers: { location } };
}
