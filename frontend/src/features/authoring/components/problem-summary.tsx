import { Alert } from '@/components/ui/alert.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import type { Asked } from '../hooks/use-problems.ts';
import { messages } from '../messages.ts';
import { inPageOrder, questionIndexOf } from '../model/problems.ts';

const TEXT = messages.problems;
const SHOWN = 8;

/** After a refused save: everything that stands in the way, each leading to its field. */
export function ProblemSummary({ asked }: { asked: Asked }) {
  const { problems, goTo } = useEditor();
  const list = inPageOrder(problems);
  if (asked === 'none' || list.length === 0) return null;
  return (
    <Alert tone="danger" title={asked === 'published' ? TEXT.publish : TEXT.save}>
      <ul className="mt-1.5 flex flex-col gap-0.5">
        {list.slice(0, SHOWN).map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => goTo(path)}
              className="rounded-inner py-1 text-left text-danger-ink underline underline-offset-2 hover:text-ink"
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
