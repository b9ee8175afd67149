import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../engine/service-error.ts';

/**
 * What a schema cannot say of a configuration.
 * @throws ServiceError INVALID_REQUEST_BODY with the place in the body
 */
export function checkConfiguration({
  name,
  urlToPublishTo,
  events = [],
  envelopeEvents = [],
  recipientEvents = [],
}: ConnectCustomConfiguration): void {
  if (name.trim() === '')
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      '/name is empty; give the configuration a name.',
    );
  const url = URL.parse(urlToPublishTo);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      '/urlToPublishTo is no address with http or https, such as http://127.0.0.1:8080/events.',
    );
  if (events.length + envelopeEvents.length + recipientEvents.length === 0)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      'The configuration asks for nothing; give /events, /envelopeEvents or /recipientEvents.',
    );
}
