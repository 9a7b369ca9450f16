import type { StoredPrize } from '../model/prizes.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import type { PrizeNews } from '../../platform/messages/mail-subjects.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { prizeNote } from '../model/prize-notifications.ts';
import { prizeLink } from '../model/prize-token.ts';

/**
 * What tells a winner of a prize as it is after a change: by mail and, with an account, by a notification. A guest may have typed
 * anybody's address: that mail repeats nothing that somebody wrote.
 */
export async function tellWinner(prize: StoredPrize, news: PrizeNews): Promise<Writes> {
  const { userId, quizTitle: title, place, cents, claimBy, heldUntil, language } = prize;
  const user = userId === undefined ? undefined : await getUser(userId);
  const cause = `${prize.id}#${news}#${prize.revision}`;
  const data = {
    news,
    place,
    cents,
    claimBy,
    path: await prizeLink(prize),
    ...(heldUntil !== undefined && { heldUntil }),
    ...(userId === undefined
      ? { code: (await getStoredQuiz(prize.quizId))?.code }
      : { title, quizId: prize.quizId }),
  };
  return [
    ...(user ? [newNotificationItem(user.id, prizeNote(prize, news, now(), cause))] : []),
    newTypedMailItem('prize', { to: user?.email ?? prize.email, cause, data, language }),
  ].map((Put) => ({ Put }));
}
