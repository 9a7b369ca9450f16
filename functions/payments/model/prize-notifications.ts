import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { NewNotification } from '../../notifications/model/notifications.ts';
import type { StoredPrize } from './prizes.ts';
import type { PoolNews, PoolMessage, PrizeNews } from '../../platform/messages/mail-subjects.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { notificationId } from '../../platform/notification-id.ts';

/** To a winner with an account (epoch ms). */
export function prizeNotification(
  prize: StoredPrize,
  news: PrizeNews,
  at: number,
  cause: string,
): NewNotification {
  const { quizTitle: title, place, cents, claimBy, heldUntil, holdReason } = prize;
  const reason = news === 'held' && holdReason && { reason: holdReason };
  return {
    id: notificationId(at, `prize#${cause}`),
    type: news === 'won' ? 'prize_won' : 'prize_changed',
    ...notificationMessage('prize', {
      news,
      title,
      place,
      cents,
      claimBy,
      ...(heldUntil && { heldUntil }),
      ...reason,
    }),
    link: sitePath(SITE_PATHS.prize, { id: prize.id }),
  };
}

/** Where the owner of a quiz sees what it is about. */
export const poolLink = (quizId: string, news: PoolNews): string =>
  news === 'grading'
    ? sitePath(SITE_PATHS.quizGrading, { id: quizId })
    : `${sitePath(SITE_PATHS.quizDashboard, { id: quizId })}?tab=settings`;

/** To the owner of a quiz with a prize pool (epoch ms). */
export function poolNotification(
  news: PoolNews,
  told: PoolMessage,
  { at, cause, path }: { at: number; cause: string; path: string },
): NewNotification {
  return {
    id: notificationId(at, `pool#${cause}`),
    type: 'prizes_settled',
    ...notificationMessage('pool', { news, ...told }),
    link: path,
  };
}
