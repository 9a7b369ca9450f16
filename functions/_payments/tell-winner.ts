import type { StoredPrize } from '../_data/prizes.ts';
import { newNotification } from '../_data/notifications.ts';
import type { Writes } from '../_data/transact-write.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import { getUser } from '../_data/users.ts';
import type { PrizeNews } from '../_languages/news.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { now } from '../_platform/clock.ts';
import { prizeNote } from './prize-notes.ts';
import { prizeLink } from './prize-token.ts';

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
    ...(user ? [newNotification(user.id, prizeNote(prize, news, now(), cause))] : []),
    newMailOf('prize', { to: user?.email ?? prize.email, cause, data, language }),
  ].map((Put) => ({ Put }));
}
