import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { discriminationWord } from '@quizhall/shared/rules/results/item-analysis';
import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { editedKeysPath, regradePath } from '@/entities/quiz/quiz-links.ts';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { analysis } from './analysis-messages.ts';
import { verdictText } from './verdict-text.ts';
import { OptionTable } from './option-table.tsx';
import { WrongTable } from './wrong-table.tsx';

const TEXT = analysis.detail;

interface QuestionDetailProps {
  quizId: string;
  question: QuestionAnalysis;
  /** True if the caller may edit the quiz, and therefore correct its answer key. */
  mayEdit: boolean;
}

/** Analysis of one question. */
export function QuestionDetail({ quizId, question, mayEdit }: QuestionDetailProps) {
  const id = useId();
  const { options, wrong, verdicts } = question;
  const drop =
    mayEdit && !question.dropped ? regradePath(quizId, { question: question.id, drop: '1' }) : undefined;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Part id={`${id}verdicts`} title={TEXT.verdicts}>
          {verdicts.length > 0 ? (
            <ul className="grid gap-2 text-sm text-ink">
              {verdicts.map((verdict) => (
                <li key={verdict.kind} className="flex gap-2">
                  <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
                  <span className="wrap-anywhere">{verdictText(verdict)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">{question.dropped ? TEXT.dropped : TEXT.noVerdict}</p>
          )}
        </Part>
        {question.outdated && (
          <Alert
            tone="warning"
            live={false}
            action={
              mayEdit && (
                <ButtonLink to={editedKeysPath(quizId)} variant="secondary" size="sm">
                  {TEXT.apply}
                </ButtonLink>
              )
            }
          >
            {TEXT.outdated}
          </Alert>
        )}
        {question.leftOut && <p className="text-sm text-muted">{TEXT.leftOut}</p>}
        <Figures question={question} />
        {drop !== undefined && question.seen > 0 && (
          <ButtonLink to={drop} variant="secondary" size="sm" className="justify-self-start">
            {analysis.drop}
          </ButtonLink>
        )}
      </div>
      <div className="grid content-start gap-6">
        {options.length > 0 && (
          <Part id={`${id}options`} title={analysis.options.title}>
            <OptionTable question={question} labelledBy={`${id}options`} />
          </Part>
        )}
        {wrong.length > 0 && (
          <Part id={`${id}wrong`} title={analysis.wrong.title} hint={analysis.wrong.hint}>
            <WrongTable quizId={quizId} question={question} mayEdit={mayEdit} labelledBy={`${id}wrong`} />
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-sm font-medium text-ink">
        {title}
      </h3>
      {hint && <p className="-mt-1 mb-2 text-xs text-muted">{hint}</p>}
      {children}
    </section>
  );
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value)}`;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Label of the question's discrimination and the indices behind it. */
function discriminationOf({ verdicts, upperLower, pointBiserial }: QuestionAnalysis) {
  if (upperLower === undefined || verdicts.some(({ kind }) => kind === 'too_few'))
    return { word: TEXT.tooFew, indices: undefined };
  const difference = signed(Math.round(upperLower * 100));
  const correlation = pointBiserial === undefined ? TEXT.unknown : signed(hundredths(pointBiserial));
  return {
    word: TEXT.words[discriminationWord(upperLower, pointBiserial)],
    indices: TEXT.indices(difference, correlation),
  };
}

function medianTime({ medianSeconds, isMedianExact }: QuestionAnalysis): string {
  if (medianSeconds === undefined) return TEXT.unknown;
  const median = formatDuration(medianSeconds);
  return isMedianExact ? median : TEXT.about(median);
}

function Figures({ question }: { question: QuestionAnalysis }) {
  const { facility, meanSeconds, seen, answers, pending } = question;
  const { word, indices } = discriminationOf(question);
  const empty = seen - answers;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      {facility !== undefined && <Figure name={TEXT.facility} value={formatPercent(facility)} />}
      <Figure name={TEXT.discrimination} value={word} hint={indices} />
      {answers > 0 && (
        <Figure name={TEXT.time} value={TEXT.times(formatDuration(meanSeconds), medianTime(question))} />
      )}
      {seen > 0 && (
        <Figure
          name={TEXT.skipped}
          value={TEXT.of(formatNumber(empty), formatPercent((100 * empty) / seen))}
        />
      )}
      {pending > 0 && <Figure name={TEXT.pending} value={formatNumber(pending)} />}
    </dl>
  );
}

const Figure = ({ name, value, hint }: { name: string; value: string; hint?: string | undefined }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="tabular text-ink">
      {value}
      {hint && <span className="block text-xs text-muted">{hint}</span>}
    </dd>
  </div>
);
