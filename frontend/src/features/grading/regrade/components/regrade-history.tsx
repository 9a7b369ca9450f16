import type { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import { Badge } from '@/components/ui/badge.tsx';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { FormulasOf } from '@/lib/formula.tsx';
import { formatDateTime } from '@/lib/format.ts';
import type { Regrades } from '../api/regrade-calls.ts';
import type { KeyedQuestion } from '../model/correction-form.ts';
import { messages } from '../messages.ts';

const TEXT = messages.history;

function changeOf(
  { drop, options, correctAnswers, places, accept }: KeyCorrection,
  question: KeyedQuestion | undefined,
): string {
  if (drop) return TEXT.drop;
  if (accept) return TEXT.accept(accept.filter(Boolean).join(', '));
  if (question?.type === 'ordering') return TEXT.right((correctAnswers ?? []).join(' → '));
  if (places) return TEXT.right(places.map((left, n) => `${left} → ${correctAnswers?.[n] ?? ''}`).join(', '));
  const right = options?.flatMap(({ text, isCorrect }) => (isCorrect ? text : [])) ?? correctAnswers ?? [];
  return TEXT.right(right.join(', '));
}

/** Result of a correction. Only the latest can be running. */
function outcomeOf({ result }: Regrades['regrades'][number], latest: Regrades['latest']): string {
  if (result) return messages.run.done(result.changed, result.nowPass, result.nowFail);
  return latest?.status === 'failed' ? TEXT.failed : TEXT.running;
}

interface RegradeHistoryProps {
  regrades: Regrades;
  questions: readonly KeyedQuestion[];
}

/** Previous corrections with their authors and effects. */
export function RegradeHistory({ regrades: { regrades, latest }, questions }: RegradeHistoryProps) {
  if (regrades.length === 0) return null;
  return (
    <Panel title={TEXT.title}>
      <ol className="grid gap-5">
        {regrades.map((regrade) => (
          <li key={regrade.revision} className="grid gap-1 border-l-2 border-line pl-4">
            <p className="text-sm text-muted">
              {formatDateTime(regrade.at)} {TEXT.by(regrade.by.name ?? TEXT.somebody)}
            </p>
            {regrade.corrections.map((correction) => (
              <Corrected
                key={correction.questionId}
                correction={correction}
                question={questions.find(({ id }) => id === correction.questionId)}
              />
            ))}
            <p className="text-sm text-muted">{outcomeOf(regrade, latest)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface CorrectedProps {
  correction: KeyCorrection;
  question: KeyedQuestion | undefined;
}

const Corrected = ({ correction, question }: CorrectedProps) => (
  <div className="min-w-0 text-sm wrap-anywhere text-ink">
    <FormulasOf formulas={question?.formulas}>
      <p className="font-medium">{question ? <InlineMarkdown text={question.question} /> : TEXT.unknown}</p>
      <p>
        <InlineMarkdown text={changeOf(correction, question)} />
        {correction.drop && question?.dropped && <Badge className="ml-2">{messages.form.notCounted}</Badge>}
      </p>
    </FormulasOf>
  </div>
);
