import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { isOffered } from '@quizhall/shared/rules/quizzes/availability-to-participants';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ClipboardList, EllipsisVertical, FolderInput, Hourglass, Pencil, ScanEye } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Menu, type MenuAction } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import type { TableColumn } from '@/components/ui/table.tsx';
import { OwnCategory } from '@/entities/quiz/own-category/own-category.tsx';
import { moveMessages } from '@/entities/quiz/move/messages.ts';
import { dashboardPath, editPath, reviewPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from './dashboard-messages.ts';

const TEXT = messages.quizzes;

type Answer = ResponseOf<Contract['organizations']['listOrganizationQuizzes']>;
export type QuizRow = Answer['quizzes'][number];
export type QuizCategory = Answer['categories'][number];

const titleOf = ({ title }: QuizRow): string => title || TEXT.untitled;

interface Viewer {
  /** True if the user can create quizzes, and therefore see their statistics. */
  makes: boolean;
  /** True if statistics are available. */
  analytics: boolean;
  /** True if the user manages the organization, and therefore decides on approvals. */
  manages: boolean;
  onMove: (quiz: QuizRow) => void;
  hasDepartments: boolean;
  /** Categories of the organization. */
  categories: readonly QuizCategory[];
  /** Called to assign the quiz to members. */
  onAssign: (quiz: QuizRow) => void;
}

export const columnsFor = (viewer: Viewer): TableColumn<QuizRow>[] => [
  {
    id: 'title',
    header: TEXT.columns.title,
    primary: true,
    cell: (quiz) => {
      // A deleted category counts as none.
      const category = viewer.categories.find(({ id }) => id === quiz.customCategory);
      return (
        <span className="grid justify-items-start gap-1.5">
          <span className="break-words">{titleOf(quiz)}</span>
          {category && <OwnCategory {...category} />}
        </span>
      );
    },
  },
  {
    id: 'creator',
    header: TEXT.columns.creator,
    cell: ({ creator }) => (creator ? (creator.name ?? TEXT.gone) : messages.overview.unknown),
  },
  ...(viewer.hasDepartments ? [DEPARTMENTS] : []),
  ...(viewer.makes ? [RESPONSES] : []),
  ...(viewer.makes && viewer.analytics ? [SCORE] : []),
  {
    id: 'status',
    header: TEXT.columns.status,
    cell: (quiz) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge {...quiz} />
        {quiz.approvalId && (
          <Badge tone="warning" icon={<Hourglass />}>
            {TEXT.waits}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'actions',
    header: TEXT.columns.actions,
    hideHeader: true,
    align: 'right',
    cell: (quiz) => <Actions quiz={quiz} {...viewer} />,
  },
];

const DEPARTMENTS: TableColumn<QuizRow> = {
  id: 'departments',
  header: TEXT.columns.department,
  cell: ({ departments = [] }) => departments.map(({ name }) => name).join(', ') || messages.overview.unknown,
};
const RESPONSES: TableColumn<QuizRow> = {
  id: 'responses',
  header: TEXT.columns.responses,
  align: 'right',
  cell: ({ totalResponses = 0 }) => formatNumber(totalResponses),
};
const SCORE: TableColumn<QuizRow> = {
  id: 'score',
  header: TEXT.columns.score,
  align: 'right',
  cell: ({ totalResponses = 0, avgScore }) =>
    totalResponses > 0 && avgScore !== undefined ? formatPercent(avgScore) : messages.overview.unknown,
};

function Actions({ quiz, makes, manages, onMove, onAssign }: Viewer & { quiz: QuizRow }) {
  const title = titleOf(quiz);
  if (!makes)
    return (
      <ButtonLink
        variant="secondary"
        size="sm"
        aria-label={TEXT.takeOf(title)}
        to={sitePath(SITE_PATHS.quiz, { ref: quiz.code })}
      >
        {TEXT.take}
      </ButtonLink>
    );
  const isReviewed = manages && quiz.approvalId !== undefined;
  const items: MenuAction[] = [
    ...(mayWith(quiz, 'quiz.edit') ? [{ label: TEXT.edit, icon: <Pencil />, to: editPath(quiz.id) }] : []),
    ...(isOffered(quiz) && !quiz.isPaid
      ? [{ label: TEXT.assign, icon: <ClipboardList />, onSelect: () => onAssign(quiz) }]
      : []),
    ...(mayWith(quiz, 'quiz.move')
      ? [{ label: moveMessages.action, icon: <FolderInput />, onSelect: () => onMove(quiz) }]
      : []),
  ];
  return (
    <span className="inline-flex flex-wrap items-center gap-2 sm:justify-end">
      {isReviewed && (
        <ButtonLink size="sm" icon={<ScanEye />} aria-label={TEXT.reviewOf(title)} to={reviewPath(quiz.id)}>
          {TEXT.review}
        </ButtonLink>
      )}
      <span className="inline-flex items-center gap-2">
        <ButtonLink variant="secondary" size="sm" aria-label={TEXT.openOf(title)} to={dashboardPath(quiz.id)}>
          {TEXT.open}
        </ButtonLink>
        {items.length > 0 && (
          <Menu
            label={TEXT.menuOf(title)}
            trigger={<PlainIconButton label={TEXT.menuOf(title)} icon={<EllipsisVertical />} />}
            items={items}
          />
        )}
      </span>
    </span>
  );
}
