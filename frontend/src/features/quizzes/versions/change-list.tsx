import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import {
  changesBetween,
  type QuestionChange,
  type QuizState,
} from '@quizhall/shared/rules/quizzes/quiz-changes';
import { formatNumber } from '@/lib/format.ts';
import { fieldNames, versionMessages } from './version-messages.ts';

/** Label of each kind of change, from the perspective of the second state. */
export type ChangeWords = Record<QuestionChange['change'], string>;

interface ChangeListProps {
  before: QuizState;
  after: QuizState;
  words: ChangeWords;
  /** Message if nothing differs. */
  same: string;
}

/** Maximum number of questions named per kind of change. */
const NAMED = 5;

/** Differences between two states of a quiz, by the rule of the version history. */
export function ChangeList({ before, after, words, same }: ChangeListProps) {
  const { fields, questions } = changesBetween(before, after);
  const stems = new Map([...before.questions, ...after.questions].map(({ id, question }) => [id, question]));
  const kinds = (['added', 'removed', 'changed', 'moved'] as const)
    .map((kind) => ({ kind, found: questions.filter(({ change }) => change === kind) }))
    .filter(({ found }) => found.length > 0);
  if (fields.length === 0 && kinds.length === 0) return <p className="mt-2 text-sm text-muted">{same}</p>;
  return (
    <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-muted">
      {fields.length > 0 && (
        <li>
          {versionMessages.fields}: {fieldNames(fields)}
        </li>
      )}
      {kinds.map(({ kind, found }) => (
        <li key={kind}>
          {words[kind]}: {formatNumber(found.length)}
          <ul className="mt-0.5 grid gap-0.5">
            {found.slice(0, NAMED).map(({ questionId }) => (
              <li key={questionId} className="line-clamp-1 break-words text-ink">
                {plainText(stems.get(questionId) ?? '').trim() || versionMessages.noText}
              </li>
            ))}
          </ul>
          {found.length > NAMED && versionMessages.more(found.length - NAMED)}
        </li>
      ))}
    </ul>
  );
}
