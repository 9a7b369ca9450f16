import { newsletter } from '@quizhall/shared/contract/newsletter';
import { endpoint } from '../_http/endpoint.ts';
import { endSubscription } from '../_newsletter/end.ts';

export const handler = endpoint(newsletter.unsubscribeByMail, ({ params }) => endSubscription(params.token));
