import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { may } from '@quizhall/shared/rules/permissions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { paymentSetupQuery } from '@/entities/payment/api/payments.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { prizePoolQuery } from '../editor/queries.ts';
import type { PrizeStanding } from '../editor/problems.ts';
import type { QuizForm } from '../editor/quiz-form.ts';

const NO_PAYMENTS = { prizePools: false, paidWithPrize: false, paidEntry: false };

/** Server state of the quiz's prize: the paid amount and the site's prize options. */
export function usePrize({ control }: UseFormReturn<QuizForm>, quiz: OwnQuiz | undefined) {
  const [hasPrize, isPaid, isScheduled, endDate] = useWatch({
    control,
    name: ['prizePool.enabled', 'settings.isPaid', 'schedule.isScheduled', 'schedule.endDate'],
  });
  // Skips the requests while there is no prize, no payment and no end date.
  const isNear = hasPrize || isPaid || (isScheduled && endDate !== '');
  const { id = '', version = 0, pool: told, roles } = quiz ?? {};
  // The creator of a quiz is its owner.
  const mayFund = quiz === undefined || may(roles ?? [], 'quiz.fund');
  const setup = useQuery({ ...paymentSetupQuery(), enabled: isNear });
  const pool = useQuery({
    ...prizePoolQuery(id),
    enabled: quiz !== undefined && mayFund && (hasPrize || told !== undefined),
  });
  const paid = pool.data?.funded.amount ?? told?.total ?? 0;
  const { isTaken = false } = pool.data ?? {};
  const isOff = hasCode(setup.error, 'PAYMENTS_OFF');
  const offers = setup.data;
  const standing = useMemo<PrizeStanding>(() => {
    const site = isOff ? NO_PAYMENTS : offers;
    const promised = version > 0 && paid > 0 ? quiz : undefined;
    return { version, paid, site, promised, isTaken };
  }, [version, paid, isOff, offers, quiz, isTaken]);
  return { standing, pool, mayFund, quizId: quiz?.id };
}

export type Prize = ReturnType<typeof usePrize>;
