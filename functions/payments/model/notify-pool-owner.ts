import { ownerOf } from '@quizhall/shared/rules/permissions';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getUser } from '../../accounts/model/users.ts';
import type { PoolNews, PoolMessage } from '../../platform/messages/mail-subjects.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { poolLink, poolNotification } from './prize-notifications.ts';

/**
 * What tells the owner of a quiz of its prize pool, once for a cause. Of an organization's quiz it is whoever paid last, as long as
 * organizations cannot say who wants to hear.
 */
export async function notifyPoolOwnerItems(
  quiz: Pick<Quiz, 'id' | 'ownerId' | 'title'>,
  news: PoolNews,
  { payer, ...said }: Said & { payer?: string | undefined },
): Promise<Writes> {
  const owner = ownerOf(quiz.ownerId);
  const id = 'person' in owner ? owner.person : payer?.slice('u_'.length);
  return id === undefined ? [] : notifyPersonItems(id, quiz, news, said);
}

type Said = Omit<PoolMessage, 'title'> & { cause: string };

/** What tells somebody who has to do with a prize pool of it, once for a cause. `path`: what it leads to. */
export async function notifyPersonItems(
  id: string,
  quiz: Pick<Quiz, 'id' | 'title'>,
  news: PoolNews,
  { cause, path = poolLink(quiz.id, news), ...told }: Said & { path?: string },
): Promise<Writes> {
  const person = await getUser(id);
  if (!person) return [];
  const said = { ...told, title: quiz.title };
  const data = { ...said, news, path };
  return [
    newNotificationItem(
      person.id,
      poolNotification(news, said, { at: now(), cause: `${quiz.id}#${news}#${cause}`, path }),
    ),
    newTypedMailItem('prizePool', { to: person.email, cause: `${quiz.id}#${news}#${cause}`, data }),
  ].map((Put) => ({ Put }));
}
