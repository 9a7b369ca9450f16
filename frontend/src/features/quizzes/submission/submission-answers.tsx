import type { ParticipantQuestion, ShownMedia, ShownPassage } from '@quizhall/shared/model/quizzes/question';
import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { isUnopened } from '@quizhall/shared/rules/attempts/opened-question';
import { Flag } from 'lucide-react';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FormulaText, InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { ShownFile } from '@/entities/quiz/preview/preview-media.tsx';
import { Answered } from '@/entities/quiz/review/answered.tsx';
import { theirs, verdicts } from '@/entities/quiz/review/messages.ts';
import { verdictOf, writtenAnswer } from '@/entities/quiz/review/review.ts';
import { VERDICTS } from '@/entities/quiz/review/verdicts.ts';
import { Written } from '@/entities/quiz/written.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { formatNumber } from '@/lib/format.ts';
import { submission } from './submission-messages.ts';
import { Section } from './section.tsx';

const TEXT = submission.questions;
/** Number of answers rendered at once. */
const PAGE = 30;

type Answer = SubmissionDetails['answers'][number];

/** Test form of this participant with answers and points. */
export function SubmissionAnswers({ details: { answers, paper } }: { details: SubmissionDetails }) {
  const rows = answers.map((answer, index) => ({
    answer,
    index,
    asked: paper.questions[index],
    passage:
      answer.passageId === answers[index - 1]?.passageId
        ? undefined
        : paper.passages?.find(({ id }) => id === answer.passageId),
  }));
  return (
    <Section title={TEXT.title} note={answers.length} open>
      <PagedRows items={rows} page={PAGE} label={TEXT.more}>
        {(shown) => (
          <ol className="flex flex-col gap-4">
            {shown.map(({ answer, index, asked, passage }) => (
              <li key={answer.questionId} className="grid grid-cols-1 gap-4">
                {passage && <Passage passage={passage} />}
                <AnswerCard answer={answer} index={index} asked={asked} />
              </li>
            ))}
          </ol>
        )}
      </PagedRows>
    </Section>
  );
}

/** Displays only the file's extension, because its name can be private. */
const Media = ({
  media,
  label,
  place,
}: {
  media: ShownMedia;
  label: string;
  place: 'question' | 'option';
}) => <ShownFile media={{ ...media, name: media.url }} label={label} place={place} />;

/** Passage of the following questions. */
const Passage = ({ passage }: { passage: ShownPassage }) => (
  <FormulasOf formulas={passage.formulas}>
    <details className="rounded-control border border-line bg-well px-4 py-3 text-sm">
      <summary className="font-medium text-ink">{passage.title || TEXT.passage}</summary>
      <div className="mt-3 grid grid-cols-1 gap-3">
        {passage.media && (
          <Media media={passage.media} label={passage.title || TEXT.passage} place="question" />
        )}
        <Written as="div">
          <MarkdownText text={passage.text} />
        </Written>
      </div>
    </details>
  </FormulasOf>
);

interface AnswerCardProps {
  answer: Answer;
  index: number;
  asked: ParticipantQuestion | undefined;
}

function AnswerCard({ answer, index, asked }: AnswerCardProps) {
  return (
    <FormulasOf formulas={{ ...asked?.formulas, ...answer.formulas }}>
      <article className="min-w-0 rounded-card border border-line bg-raised p-4">
        <Marks answer={answer} index={index} />
        <h4 className="mt-3 text-base leading-snug font-medium wrap-anywhere whitespace-pre-wrap text-ink">
          <Written>
            <InlineMarkdown text={answer.questionText} />
          </Written>
        </h4>
        {asked?.description && (
          <Written as="div">
            <MarkdownText text={asked.description} className="mt-2 text-sm text-muted" />
          </Written>
        )}
        <Answered answer={answer} index={index} explain words={theirs} Media={Media} />
        <Offered asked={asked} />
        {answer.held !== undefined && (
          <div className="mt-3 text-sm">
            <p className="text-xs text-muted">{TEXT.held}</p>
            <p className="mt-1 wrap-anywhere text-ink">
              {answer.held === null ? (
                TEXT.heldNone
              ) : (
                <Written>
                  <FormulaText text={writtenAnswer(answer.held)} />
                </Written>
              )}
            </p>
          </div>
        )}
        {answer.rubric && (
          <div className="mt-4 rounded-control border border-line bg-well px-4 py-3 text-sm">
            <p className="text-xs text-muted">{TEXT.rubric}</p>
            <Written as="div">
              <MarkdownText text={answer.rubric} className="mt-1 text-ink" />
            </Written>
          </div>
        )}
      </article>
    </FormulasOf>
  );
}

/** Summary of the answer: number, verdict, marks and time. */
function Marks({ answer, index }: Omit<AnswerCardProps, 'asked'>) {
  const { points, maxPoints, timeSpent, attempts, flagged, skipped, gradedBy, dropped } = answer;
  const { label, tone, Icon } = VERDICTS[verdictOf(answer)];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="tabular font-display text-ink">{TEXT.question(index + 1)}</span>
      <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
        {skipped ? TEXT.skipped : label}
      </Badge>
      {dropped && <Badge>{verdicts.notCounted}</Badge>}
      {flagged && (
        <Badge tone="warning" icon={<Flag aria-hidden="true" />}>
          {TEXT.flagged}
        </Badge>
      )}
      {attempts > 1 && <Badge>{TEXT.attempts(attempts)}</Badge>}
      <span className="tabular ml-auto text-sm text-muted">
        {dropped ? TEXT.noPoints : TEXT.points(points, maxPoints)} ·{' '}
        {isUnopened(answer) ? TEXT.unopened : TEXT.seconds(formatNumber(Math.round(timeSpent)))}
      </span>
      {gradedBy !== undefined && (
        <span className="w-full text-xs text-muted">{TEXT.gradedBy(gradedBy || TEXT.someone)}</span>
      )}
    </div>
  );
}

/** Choices that the answer itself does not show: for matching and ordering, in the order of this test form. */
function Offered({ asked }: { asked: ParticipantQuestion | undefined }) {
  const texts =
    asked?.type === 'matching'
      ? asked.rights
      : asked?.type === 'ordering' && asked.options.map(({ text }) => text);
  if (!texts || texts.length === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="text-xs text-muted">{TEXT.offered}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {texts.map((text, place) => (
          // Several may read the same; the list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={place}
            className="max-w-full rounded-control border border-line bg-well px-2.5 py-1 wrap-anywhere"
          >
            <Written>
              <FormulaText text={text} />
            </Written>
          </li>
        ))}
      </ul>
    </div>
  );
}
