import { Alert } from '@/components/ui/alert.tsx';
import { cx } from '@/components/ui/cx.ts';
import { useEditor } from './editor-context.tsx';
import type { Asked } from './use-problems.ts';
import { messages } from './messages.ts';
import { checkQuiz, inPageOrder, type Problems, questionIndexOf } from './problems.ts';
import type { QuizForm } from './quiz-form.ts';

const TEXT = messages.problems;
const SHOWN = 8;

/** Problems that prevented a save, each linked to its field. */
export function ProblemSummary({ asked }: { asked: Asked }) {
  const { problems, prize } = useEditor();
  if (asked === 'none') return null;
  // A published quiz stays published; the server rejected its changes.
  const publish = (prize?.standing.version ?? 0) > 0 ? TEXT.change : TEXT.publish;
  return (
    <ProblemList tone="danger" title={asked === 'published' ? publish : TEXT.save} problems={problems} />
  );
}

/** Requirements for publishing, displayed before the first attempt to publish. */
export function StillNeeded({ form }: { form: QuizForm }) {
  const { problems, hasPassword, prize, rules } = useEditor();
  // The summary above already lists these problems.
  if (Object.keys(problems).length > 0) return null;
  return (
    <ProblemList
      tone="accent"
      title={TEXT.needed}
      problems={checkQuiz(form, hasPassword, prize?.standing, rules).all}
    />
  );
}

interface ProblemListProps {
  tone: 'danger' | 'accent';
  title: string;
  problems: Problems;
}

function ProblemList({ tone, title, problems }: ProblemListProps) {
  const { goTo } = useEditor();
  const list = inPageOrder(problems);
  if (list.length === 0) return null;
  return (
    <Alert tone={tone} title={title} live={tone === 'danger'}>
      <ul className="mt-1.5 flex flex-col gap-0.5">
        {list.slice(0, SHOWN).map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => goTo(path)}
              className={cx(
                'rounded-inner py-1 text-left underline underline-offset-2 hover:text-ink',
                tone === 'danger' && 'text-danger-ink',
              )}
            >
              {placeOf(path)}
              {message}
            </button>
          </li>
        ))}
        {list.length > SHOWN && <li className="py-1">{TEXT.more(list.length - SHOWN)}</li>}
      </ul>
    </Alert>
  );
}

function placeOf(path: string): string {
  const index = questionIndexOf(path);
  return index === undefined ? '' : `${TEXT.question(index + 1)}: `;
}
