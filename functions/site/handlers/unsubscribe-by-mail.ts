import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { endpoint } from '../../http/endpoint.ts';
import { unsubscribe } from '../use-cases/unsubscribe.ts';

export const handler = endpoint(newsletter.unsubscribeByMail, ({ params }) => unsubscribe(params.token));
