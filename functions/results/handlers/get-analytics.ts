import { users } from '@quizhall/shared/contract/accounts/users';
import { getCreatorAnalytics } from '../../quizzes/model/creator-analytics.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(users.getAnalytics, ({ query, user }) => getCreatorAnalytics(user.id, query));
