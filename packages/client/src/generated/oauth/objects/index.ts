// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export { oAuth as oauth, type OAuth as Oauth } from './oauth.js';

