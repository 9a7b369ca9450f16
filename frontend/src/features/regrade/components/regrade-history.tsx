import type { Question } from '@quizhall/shared/model/question';
import type { KeyCorrection, Regrade } from '@quizhall/shared/model/regrade';
import { Panel } from '@/components/ui/panel.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { messages } from '../messages.ts';

const TEXT = messages.history;

function changeOf({ drop, options, correctAnswers, accept }: KeyCorrection): string {
  if (drop) return TEXT.drop;
  if (accept) return TEXT.accept(accept.filter(Boolean).join(', '));
  const right = options?.flatMap(({ text, isCorrect }) => (isCorrect ? text : [])) ?? correctAnswers ?? [];
  return TEXT.right(right.join(', '));
}

interface RegradeHistoryProps {
  regrades: readonly Regrade[];
  questions: readonly Question[];
}

/** What was corrected before, by whom, and what it changed. */
export function RegradeHistory({ regrades, questions }: RegradeHistoryProps) {
  if (regrades.length === 0) return null;
  const textOf = (id: string) => questions.find((question) => question.id === id)?.question ?? TEXT.unknown;
  return (
    <Panel title={TEXT.title}>
      <ol className="grid gap-5">
        {regrades.map(({ revision, at, by, corrections, result }) => (
          <li key={revision} className="grid gap-1 border-l-2 border-line pl-4">
            <p className="text-sm text-muted">
              {formatDateTime(at)} {TEXT.by(by.name ?? TEXT.somebody)}
            </p>
            {corrections.map((correction) => (
              <p key={correction.questionId} className="min-w-0 text-sm break-words text-ink">
                {textOf(correction.questionId)}: {changeOf(correction)}
              </p>
            ))}
            <p className="text-sm text-muted">
              {result ? messages.run.done(result.changed, result.nowPass, result.nowFail) : TEXT.running}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
