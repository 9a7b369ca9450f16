import { kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '@/entities/quiz/labels.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { formatPercent } from '@/lib/format.ts';
import type { BankQuestion } from './bank-calls.ts';
import { bankMessages } from './bank-messages.ts';
import { MediaPreview } from '../media/media-preview.tsx';
import { Answers } from '../questions/question-answers.tsx';

const TEXT = bankMessages;

interface BankRowProps {
  entry: BankQuestion;
  selected: boolean;
  /** True if the maximum number of questions is selected. */
  full?: boolean;
  onToggle: () => void;
  onTag: (tag: string) => void;
  /** True if quiz titles are links. In a dialog they would leave the page. */
  linked?: boolean;
  menu?: ReactNode;
}

/** Row of a bank question: its text, answer key and statistics. */
export function BankRow({
  entry,
  selected,
  full = false,
  onToggle,
  onTag,
  linked = false,
  menu,
}: BankRowProps) {
  const { question, facility } = entry;
  const { media } = question;
  const facts = [
    CATEGORY_LABELS[entry.category],
    DIFFICULTY_LABELS[question.difficulty],
    facility === undefined ? TEXT.noAnswers : TEXT.correct(formatPercent(facility * 100)),
    entry.uses === 0 ? TEXT.unused : TEXT.uses(entry.uses),
  ];
  return (
    <li className="flex items-start gap-2 px-4 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] sm:px-5">
      <div className="min-w-0 flex-1">
        <Checkbox
          checked={selected}
          disabled={full && !selected}
          onCheckedChange={onToggle}
          label={
            <span className="block min-w-0">
              <span className="block text-sm font-medium wrap-anywhere text-ink">
                <InlineMarkdown text={question.question} links={false} />
              </span>
              <Answers question={question} />
            </span>
          }
        />
        <div className="mt-2 grid grid-cols-1 gap-2 pl-8">
          {media && kindOf(media.key) === 'picture' && (
            <MediaPreview name={media.key} local={undefined} small />
          )}
          <p className="tabular text-xs text-muted">
            {facts.join(' · ')}
            {linked && entry.quizId && (
              <>
                {' · '}
                <TextLink to={editPath(entry.quizId)}>{TEXT.newest(entry.quizTitle ?? '')}</TextLink>
              </>
            )}
          </p>
          {(entry.saved || question.tags.length > 0) && (
            <div className="flex flex-wrap items-center gap-2">
              {entry.saved && <Badge tone="accent">{TEXT.saved}</Badge>}
              {question.tags.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  aria-label={TEXT.withTag(tag)}
                  onClick={() => onTag(tag)}
                  className="inline-flex min-h-6 max-w-full items-center rounded-full border border-line bg-surface px-2.5 text-xs text-muted wrap-anywhere hover:border-edge hover:text-ink"
                >
                  {tag}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      {menu}
    </li>
  );
}
