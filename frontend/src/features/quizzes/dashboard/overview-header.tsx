import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import {
  ArrowLeft,
  Download,
  EllipsisVertical,
  ListChecks,
  LogOut,
  PenLine,
  Pencil,
  RotateCw,
  Share2,
  Trash2,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { editPath, gradingPath, MANAGE_PATH, peoplePath, regradePath } from '@/entities/quiz/quiz-links.ts';
import { mayWith, roleLabel } from '@/entities/quiz/quiz-rights.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { cx } from '@/components/ui/cx.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { messages as exportMessages } from '@/entities/quiz/export/messages.ts';
import { dashboard as TEXT } from './dashboard-messages.ts';
import { messages } from '../status/messages.ts';
import { actionsFor, type StatusAction } from '../status/status-actions.ts';
import { STATUS_ICONS } from '../status/status-icons.tsx';

/** On phones, the labeled buttons share the row with the icons, so that nothing wraps at 320 px. */
const WORD = 'flex-1 shrink! px-2! sm:flex-none sm:px-4! max-[22rem]:[&_svg]:hidden';

interface OverviewHeaderProps {
  quiz: QuizOverview;
  /** On phones, hides the cover and the description. */
  short: boolean;
  refreshing: boolean;
  onRefresh: () => void;
  onShare: () => void;
  onExport: () => void;
  onLeave: () => void;
  onAction: (action: StatusAction | 'delete') => void;
}

export function OverviewHeader({
  quiz,
  short,
  refreshing,
  onRefresh,
  onShare,
  onExport,
  onLeave,
  onAction,
}: OverviewHeaderProps) {
  const actions = actionsFor(quiz).map((action) => {
    const Icon = STATUS_ICONS[action];
    return { label: TEXT.actions[action], icon: <Icon />, onSelect: () => onAction(action) };
  });
  return (
    <header className="@container mb-6 sm:mb-8">
      <Link
        to={MANAGE_PATH}
        className="-ml-2 mb-3 inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-well hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {TEXT.back}
      </Link>
      <div className="flex flex-col gap-5 sm:flex-row sm:flex-wrap sm:items-start lg:flex-nowrap">
        <Cover
          seed={quiz.id}
          picture={quiz.coverImage}
          place="thumbnail"
          className={cx('max-h-28 shrink-0 rounded-card sm:max-h-40 sm:w-44', short && 'max-sm:hidden')}
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-2xl font-display tracking-tight text-ink sm:text-3xl">
              {quiz.title || messages.untitled}
            </h1>
            <StatusBadge {...quiz} />
          </div>
          <SharedBy quiz={quiz} />
          {quiz.description && (
            <div className={cx('mt-2 line-clamp-3 max-w-prose text-muted', short && 'max-sm:hidden')}>
              <MarkdownText text={quiz.description} />
            </div>
          )}
        </div>
        <div className="flex items-center gap-2 sm:w-full lg:w-auto @max-2xs:flex-wrap">
          {quiz.deletedAt === undefined && (
            <Button variant="secondary" icon={<Share2 />} onClick={onShare} className={WORD}>
              {TEXT.share}
            </Button>
          )}
          {mayWith(quiz, 'quiz.edit') && (
            <ButtonLink variant="secondary" icon={<Pencil />} to={editPath(quiz.id)} className={WORD}>
              {TEXT.edit}
            </ButtonLink>
          )}
          <IconButton
            label={TEXT.refresh}
            icon={<RotateCw className={cx(refreshing && 'animate-spin')} />}
            onClick={onRefresh}
          />
          <Menu
            label={TEXT.more}
            trigger={<PlainIconButton label={TEXT.more} variant="secondary" icon={<EllipsisVertical />} />}
            items={[
              { label: exportMessages.action, icon: <Download />, onSelect: onExport },
              ...(mayWith(quiz, 'quiz.edit')
                ? [{ label: TEXT.people, icon: <Users />, to: peoplePath(quiz.id) }]
                : []),
              ...(mayWith(quiz, 'quiz.edit') && quiz.status !== 'draft'
                ? [{ label: TEXT.regrade, icon: <ListChecks />, to: regradePath(quiz.id) }]
                : []),
              ...(mayWith(quiz, 'quiz.grade') && (quiz.essays || quiz.release) && !quiz.deletedAt
                ? [{ label: TEXT.gradingPage, icon: <PenLine />, to: gradingPath(quiz.id) }]
                : []),
              ...(mayWith(quiz, 'quiz.leave')
                ? [{ label: TEXT.leave.action, icon: <LogOut />, onSelect: onLeave }]
                : []),
              ...(actions.length > 0 ? (['separator', ...actions] as const) : []),
              ...(mayWith(quiz, 'quiz.delete')
                ? [
                    {
                      label: TEXT.delete.action,
                      icon: <Trash2 />,
                      danger: true,
                      onSelect: () => onAction('delete'),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
    </header>
  );
}

/** Owner of the quiz and the role of the current user. */
function SharedBy({ quiz }: { quiz: QuizOverview }) {
  const role = roleLabel(quiz);
  if (!role) return null;
  return <p className="mt-1 text-sm text-muted">{messages.card.shared(quiz.owner?.name, role)}</p>;
}
