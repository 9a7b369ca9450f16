import { timingSafeEqual } from 'node:crypto';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { getPrize, type StoredPrize } from './prizes.ts';
import { AppError } from '../../platform/errors.ts';
import { keyedDigest, type Principal } from '../../platform/security/tokens.ts';

/** Id of a participant's prize at a quiz. A participant wins once per quiz. */
export const toPrizeId = (quizId: string, participant: string): Promise<string> =>
  keyedDigest('prize', `${quizId}#${participant}`);

const tokenOf = (prizeId: string): Promise<string> => keyedDigest('prize-claim', prizeId);

/** Claim page of a winner without an account. The token stands after `#`, so no server logs it. */
export async function newPrizeLink({ id, userId }: Pick<StoredPrize, 'id' | 'userId'>): Promise<string> {
  const path = sitePath(SITE_PATHS.prize, { id });
  return userId ? path : `${path}#${await tokenOf(id)}`;
}

async function isToken(prizeId: string, token: string | undefined): Promise<boolean> {
  const [sent, wanted] = [Buffer.from(token ?? ''), Buffer.from(await tokenOf(prizeId))];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

/**
 * A prize, for whoever may claim it: the account that won it; of one that was won without an account, whoever has the token of
 * the mail.
 * @throws AppError NOT_FOUND
 */
export async function getOwnPrize(
  id: string,
  { user, token }: { user: Principal | undefined; token: string | undefined },
): Promise<StoredPrize> {
  const prize = await getPrize(id);
  if (!prize) throw new AppError('NOT_FOUND');
  const isOwn = prize.userId === undefined ? await isToken(id, token) : prize.userId === user?.id;
  if (!isOwn) throw new AppError('NOT_FOUND');
  return prize;
}
