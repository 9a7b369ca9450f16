import type { StoredPrize } from '../model/prizes.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import type { PrizeNews } from '../../platform/messages/mail-subjects.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { prizeNotification } from '../model/prize-notifications.ts';
import { newPrizeLink } from '../model/prize-token.ts';

/**
 * The items that notify a winner about their prize: by mail and, with an account, by a notification. A
 * guest's address is unverified: that mail repeats nothing a participant typed.
 */
export async function notifyWinnerItems(prize: StoredPrize, news: PrizeNews): Promise<Writes> {
  const { userId, quizTitle: title, place, cents, claimBy, heldUntil, language } = prize;
  const user = userId === undefined ? undefined : await getUser(userId);
  const cause = `${prize.id}#${news}#${prize.revision}`;
  const data = {
    news,
    place,
    cents,
    claimBy,
    path: await newPrizeLink(prize),
    ...(heldUntil !== undefined && { heldUntil }),
    ...(userId === undefined
      ? { code: (await getStoredQuiz(prize.quizId))?.code }
      : { title, quizId: prize.quizId }),
  };
  return [
    ...(user ? [newNotificationItem(user.id, prizeNotification(prize, news, now(), cause))] : []),
    newTypedMailItem('prize', { to: user?.email ?? prize.email, cause, data, language }),
  ].map((Put) => ({ Put }));
}
