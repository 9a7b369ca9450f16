import { users } from '@quizhall/shared/contract/accounts/users';
import { analyticsOf } from '../../quizzes/model/creator-analytics.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(users.getAnalytics, ({ query, user }) => analyticsOf(user.id, query));
