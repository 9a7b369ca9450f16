import type { Bonus } from '@quizhall/shared/model/enums';
import type { EarnedBadge } from '@quizhall/shared/model/accounts/own-rewards';
import { badgeName } from '@quizhall/shared/rules/accounts/rewards';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Crown, Flag, type LucideIcon, Zap } from 'lucide-react';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDate } from '@/lib/format.ts';
import { rewards as text } from '../rewards-messages.ts';
import { sharedText } from '@/lib/language.ts';

const ICONS: Record<Bonus, LucideIcon> = { perfectScore: Crown, fastCompletion: Zap, firstAttempt: Flag };
/** The others are in the history below. */
const SHOWN = 3;

/** One kind of badge: how it is earned, in how many quizzes it was, and in which lately. */
export function BadgeCard({
  bonus,
  count,
  earned,
}: {
  bonus: Bonus;
  count: number;
  earned: readonly EarnedBadge[];
}) {
  const Icon = ICONS[bonus];
  return (
    <Card as="li" className={cx('flex flex-col', count === 0 && 'border-dashed')}>
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-full',
            count > 0 ? 'bg-accent text-on-accent' : 'bg-well text-faint',
          )}
        >
          <Icon className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="font-display tracking-tight text-ink">{sharedText(badgeName(bonus))}</h3>
          <p className="text-sm text-muted">{text.how[bonus]}</p>
        </div>
      </div>
      <p className="tabular mt-4 font-medium text-ink">{count > 0 ? text.times({ count }) : text.notYet}</p>
      {earned.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2 border-t border-line pt-3 text-sm">
          {earned.slice(0, SHOWN).map(({ submissionId, quiz, at }) => (
            <li key={submissionId} className="flex flex-wrap justify-between gap-x-4">
              <TextLink
                className="min-w-0 wrap-anywhere"
                to={sitePath(SITE_PATHS.quizResult, { ref: quiz.id, submissionId })}
              >
                {quiz.title}
              </TextLink>
              <time dateTime={at} className="text-muted">
                {formatDate(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
