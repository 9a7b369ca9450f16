import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import type { QuizEditorState } from '../editor/use-quiz-editor.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { columnsFor, optionCount } from './columns.ts';
import { firstRefused } from './faults.ts';
import { emptyHistory, type History, record, redo, undo } from '../editor/history.ts';
import { followForm, type Refusals, type TableState } from './table-state.ts';

const NOTHING: TableState = { questions: [], times: 'same', shared: 0, refused: {} };

/** Stores rejected texts across reloads of the page. */
const keptRefusals = (draftKey: string) =>
  keptDraft<Refusals>({
    key: `${draftKey}.cells`,
    place: 'tab',
    read(value) {
      const refusals = value as Refusals;
      for (const { text, message } of Object.values(refusals))
        if (typeof text !== 'string' || typeof message !== 'string') throw new TypeError('no texts of cells');
      return refusals;
    },
  });

/** Drops the state of deleted questions. */
function begin(values: QuizForm, refused: Refusals = {}): TableState {
  const state = followForm(NOTHING, values);
  const ids = new Set(state.questions.map(({ id }) => id));
  const rest = Object.entries(refused).filter(([key]) => ids.has(key.split('/')[0] ?? ''));
  return { ...state, refused: Object.fromEntries(rest) };
}

/**
 * Questions of the form as an editable table with undo. The form remains the source for saving and validation. Only
 * rejected texts are stored here.
 */
export function useTable({ form, keptAs }: Pick<QuizEditorState, 'form' | 'keptAs'>) {
  const kept = useMemo(() => keptRefusals(keptAs), [keptAs]);
  const [state, setState] = useState(() => begin(form.getValues(), kept.load()));
  const [history, setHistory] = useState<History<TableState>>(emptyHistory);
  /** Stores the text being typed into a cell. Must be called before the form is read. */
  const typing = useRef<() => void>(undefined);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ name }) {
          setState((before) => followForm(before, form.getValues()));
          // A change without a name loads another quiz, so the history is cleared.
          if (name !== undefined) return;
          setHistory(emptyHistory);
          setState((before) => ({ ...before, refused: {} }));
        },
      }),
    [form],
  );

  const { refused } = state;
  useEffect(() => {
    if (Object.keys(refused).length > 0) kept.save(refused);
    else kept.clear();
  }, [kept, refused]);

  const put = useCallback(
    (next: TableState) => {
      setState((before) => ({ ...before, refused: next.refused }));
      form.setValue('questions', [...next.questions]);
      if (form.getValues('questionTimes') !== next.times) form.setValue('questionTimes', next.times);
    },
    [form],
  );

  const step = (take: typeof undo) => {
    const taken = take(history, state);
    if (!taken) return false;
    setHistory(taken.history);
    put(taken.state);
    return true;
  };

  const count = useMemo(() => optionCount(state.questions), [state.questions]);
  const columns = useMemo(() => columnsFor(count), [count]);
  const latest = useRef({ state, columns });
  useEffect(() => {
    latest.current = { state, columns };
  });

  return {
    state,
    columns,
    onTyping: useCallback((take: (() => void) | undefined) => {
      typing.current = take;
    }, []),
    takeTyped: () => typing.current?.(),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    commit(next: TableState) {
      setHistory(record(history, state));
      put(next);
    },
    /**
     * Records changes made outside cells, such as in a question's card. Compares with the form, which is ahead of the
     * rendered state.
     */
    changedSince: (before: TableState) => {
      if (followForm(before, form.getValues()) !== before) setHistory(record(history, before));
    },
    undo: () => step(undo),
    redo: () => step(redo),
    /** Stores the text being typed. Returns the path of a rejected text. */
    settle: useCallback((): string | undefined => {
      typing.current?.();
      const found = firstRefused(
        latest.current.state.refused,
        latest.current.state.questions,
        latest.current.columns,
      );
      return found && `questions.${found.row}.${found.column}`;
    }, []),
  };
}

export type Table = ReturnType<typeof useTable>;
