import type { WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useShortcuts, useShortcutsSetting } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';
import type { GradeDraft } from '../model/drafts.ts';
import { quickPoints, readPoints } from '../model/points.ts';
import type { QueuedAnswer } from '../model/queue.ts';
import type { Drafts } from './use-drafts.ts';
import { type Unsaved, useSaveGrade } from './use-save-grade.ts';

const TEXT = messages.keys;

interface Acts {
  next: () => void;
  previous: () => void;
  full: () => void;
  half: () => void;
  none: () => void;
  points: () => void;
  comment: () => void;
}

/** Single-key shortcuts, on the page and in the points field. None is a digit. */
const KEYS = {
  j: 'next',
  k: 'previous',
  f: 'full',
  h: 'half',
  n: 'none',
  p: 'points',
  c: 'comment',
} as const satisfies Record<string, keyof Acts>;

const IN_FIELD: Readonly<Record<string, keyof Acts>> = { ...KEYS, ArrowDown: 'next', ArrowUp: 'previous' };

/** Registers the grading shortcuts. Returns a lookup for the action of a key in the points field. */
function useGradingKeys(acts: Acts): (key: string) => (() => void) | undefined {
  useShortcuts(TEXT.title, [
    ...Object.entries(KEYS).map(([keys, act]) => ({ keys, label: TEXT[act], run: acts[act] })),
    { keys: 'Enter', label: TEXT.save },
    { keys: 'Ctrl+Enter', label: TEXT.saveComment },
  ]);
  return (key) => {
    const act = IN_FIELD[key.length === 1 ? key.toLowerCase() : key];
    return act && acts[act];
  };
}

export interface GradeFormOf {
  quizId: string;
  queued: QueuedAnswer;
  answer: WaitingAnswer;
  drafts: Drafts;
  /** True to focus the points on mount. */
  focused: boolean;
  onSaved: () => void;
  onMove: (by: 1 | -1) => void;
}

const storedGrade = ({ points, comment, revision }: WaitingAnswer): GradeDraft => ({
  points: points === undefined ? '' : String(points),
  comment: comment ?? '',
  revision,
});

/** State of the grading form: fields, shortcuts and saving. */
export function useGradeForm(
  { quizId, queued, answer, drafts, focused, onSaved, onMove }: GradeFormOf,
  points: RefObject<HTMLInputElement | null>,
  comment: RefObject<HTMLTextAreaElement | null>,
) {
  const { key, maxPoints, submissionId } = queued;
  const stored = storedGrade(answer);
  const grade = drafts.drafts[key] ?? stored;
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const { save, saving, kept } = useSaveGrade(quizId, drafts);
  useEffect(() => {
    if (focused) points.current?.select();
  }, [focused, points]);

  const change = (next: Partial<Pick<GradeDraft, 'points' | 'comment'>>) => {
    // Ignores input during a save: neither the request nor the stored draft would contain it.
    if (saving) return;
    const changed = { ...grade, ...next, wanted: undefined };
    const isStored = changed.points === stored.points && changed.comment === stored.comment;
    drafts.put(key, isStored ? undefined : changed);
    setUnsaved(undefined);
  };
  const submit = async (draft: GradeDraft) => {
    if (saving) return;
    const problem = await save(queued, draft);
    setUnsaved(problem);
    if (!problem) onSaved();
    else if (problem.points !== undefined) points.current?.focus();
    else if (problem.comment !== undefined) comment.current?.focus();
  };
  const give = (given: number) => {
    change({ points: String(given) });
    points.current?.focus();
  };
  const quick = quickPoints(maxPoints);
  const inPoints = useKeysOfPoints({
    next: () => onMove(1),
    previous: () => onMove(-1),
    full: () => give(quick.full),
    half: () => give(quick.half),
    none: () => give(quick.none),
    points: () => points.current?.select(),
    comment: () => comment.current?.focus(),
  });
  const read = readPoints(grade.points, maxPoints);
  const conflict = unsaved?.conflict;
  return {
    grade,
    given: 'points' in read ? read.points : undefined,
    isChanged: key in drafts.drafts,
    unsaved,
    saving,
    change,
    give,
    inPoints,
    save: () => submit(grade),
    keepMine: () => submit({ ...grade, revision: conflict?.revision ?? grade.revision }),
    keepTheirs: () => {
      if (!conflict) return;
      drafts.put(key, undefined);
      kept(submissionId, [conflict]);
      onSaved();
    },
  };
}

/** Grading shortcuts also work in the points field. None of them is a digit. */
function useKeysOfPoints(acts: Parameters<typeof useGradingKeys>[0]) {
  const keys = useGradingKeys(acts);
  const [keysOn] = useShortcutsSetting();
  return (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const run = isPlain && (event.key.length > 1 || keysOn) ? keys(event.key) : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  };
}
