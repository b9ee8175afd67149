// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export { oAuth as oauthArea, type OAuth as OauthArea } from './oauth.js';

