import { users } from '@quizhall/shared/contract/users';
import { analyticsOf } from '../_authoring/creator-analytics.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(users.getAnalytics, ({ query, user }) => analyticsOf(user.id, query));
