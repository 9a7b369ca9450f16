import type { Change } from './form-history.ts';
import { questionIndexOf, toFormPath } from './problems.ts';
import type { QuizForm } from './quiz-form.ts';

/** Place an undo or redo leads to. */
export type UndoTarget =
  | { kind: 'field'; path: string; question?: number | undefined }
  /** Added, removed or moved questions; `index` is the row to focus, undefined in an empty list. */
  | { kind: 'added' | 'removed' | 'moved'; count: number; number: number; index: number | undefined };

const QUESTION_TEXT = /^questions\.\d+\.question$/;

/** Finds the place in the changed form that shows `changes` best. */
export function undoTarget(changes: readonly Change[], form: QuizForm): UndoTarget | undefined {
  const list = changes.find(({ path }) => path === 'questions');
  if (list) return ofList(idsIn(list.before), idsIn(list.after));
  const inQuestions = new Set(changes.map(({ path }) => questionIndexOf(path)));
  const change =
    inQuestions.size > 1 ? changes.find(({ path }) => questionIndexOf(path) === undefined) : undefined;
  const path = (change ?? changes.find(({ path }) => QUESTION_TEXT.test(path)) ?? changes[0])?.path;
  if (path === undefined) return undefined;
  const shown = path.startsWith('passages') ? toFormPath(path, form) : path;
  return {
    kind: 'field',
    path: shown === 'passages' ? 'questions' : shown,
    question: questionIndexOf(shown),
  };
}

const idsIn = (list: unknown): string[] => (list as { id: string }[]).map(({ id }) => id);

function ofList(before: string[], after: string[]): UndoTarget {
  const added = after.flatMap((id, index) => (before.includes(id) ? [] : [index]));
  if (added[0] !== undefined)
    return { kind: 'added', count: added.length, number: added[0] + 1, index: added[0] };
  const removed = before.flatMap((id, index) => (after.includes(id) ? [] : [index]));
  if (removed[0] !== undefined) {
    const index = after.length > 0 ? Math.min(removed[0], after.length - 1) : undefined;
    return { kind: 'removed', count: removed.length, number: removed[0] + 1, index };
  }
  const index = movedIndex(before, after);
  return { kind: 'moved', count: 1, number: index + 1, index };
}

/** Finds the entry whose removal makes both orders equal. */
function movedIndex(before: string[], after: string[]): number {
  const first = after.findIndex((id, index) => id !== before[index]);
  const isMoved = (moved: string | undefined) =>
    after.filter((id) => id !== moved).join() === before.filter((id) => id !== moved).join();
  return isMoved(after[first]) ? first : Math.max(0, after.indexOf(before[first] ?? ''));
}
