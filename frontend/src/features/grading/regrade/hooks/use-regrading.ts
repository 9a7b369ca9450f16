import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { quizKeys, refreshQuiz, showsNumbersOf } from '@/entities/quiz/quiz-keys.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { isGone } from '@/lib/query/run-interval.ts';
import { regradeRunQuery } from '../api/queries.ts';
import { applyRegrade, previewRegrade, type Regrades } from '../api/regrade-calls.ts';
import {
  editOfNewest,
  keyedQuestions,
  toCorrection,
  type Edit,
  editFromAddress,
  type KeyedQuestion,
} from '../model/correction-form.ts';

/** Typed corrections and the quiz revision they are based on. A newer revision is announced and used by the next preview. */
function useEdits(
  { revision }: Pick<OwnQuiz, 'revision'>,
  questions: readonly KeyedQuestion[],
  outdated: readonly string[],
) {
  const [search] = useSearchParams();
  const [fromAddress] = useState(() => editFromAddress(search, questions, outdated));
  const [edits, setEdits] = useState<Edit[]>(fromAddress);
  const [basis, setBasis] = useState(revision);
  const has = edits.length > 0;
  return {
    edits,
    /** True if the quiz has changed since. */
    isBehind: has && basis !== revision,
    /** True if there are edits beyond those of the URL, which would be lost. */
    isTyped: has && JSON.stringify(edits) !== JSON.stringify(fromAddress),
    changeEdits: (next: Edit[]) => {
      if (!has) setBasis(revision);
      setEdits(next);
    },
    follow: () => setBasis(revision),
  };
}

/** Returns the error messages by index of the correction. */
const errorsOf = (error: unknown): Record<number, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.errors ?? {}).flatMap(([field, message]) => {
          const place = /^corrections\.(\d+)\./.exec(field)?.[1];
          return place === undefined ? [] : [[Number(place), message]];
        }),
      )
    : {};

/** True if another user saved or corrected the quiz after it was loaded. */
const isMoved = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Flow of a correction: selection, preview and run. The run id is in the URL. */
export function useRegrading(quiz: OwnQuiz, regrades: Regrades) {
  const { id, revision } = quiz;
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const questions = keyedQuestions(quiz, regrades);
  const { edits, isBehind, isTyped, changeEdits, follow } = useEdits(quiz, questions, regrades.outdated);
  const [isAsking, setIsAsking] = useState(false);
  const { latest } = regrades;
  const runId = search.get('run') ?? (latest?.status === 'done' ? undefined : latest?.runId) ?? '';
  const run = useQuery(regradeRunQuery(runId));
  const refresh = () =>
    Promise.all([
      refreshQuiz(client, id),
      client.invalidateQueries({ queryKey: quizKeys.quiz(id) }),
      client.invalidateQueries({ predicate: showsNumbersOf(id) }),
    ]);
  const onError = (error: unknown) => {
    if (isMoved(error)) void refresh();
  };
  const corrections = edits.flatMap((edit) => {
    const question = questions.find((one) => one.id === edit.questionId);
    return question ? [toCorrection(edit, question)] : [];
  });
  const preview = useMutation({
    mutationFn: () => previewRegrade(id, { corrections, revision }),
    onMutate: follow,
    onError,
  });
  // The editor opens this page with prefilled corrections.
  const isOffered = useRef(search.get('edited') === '1' && corrections.length > 0);
  const { mutate: beginPreview } = preview;
  useEffect(() => {
    if (!isOffered.current) return;
    isOffered.current = false;
    beginPreview();
  }, [beginPreview]);
  const apply = useMutation({
    mutationFn: (wanted: typeof corrections) => applyRegrade(id, { corrections: wanted, revision }),
    onSuccess: (begun, made) => {
      setSearch({ run: begun }, { replace: true });
      preview.reset();
      if (made.length > 0) changeEdits([]);
    },
    onError: (error) => {
      onError(error);
      if (isMoved(error)) preview.reset();
    },
    onSettled: () => setIsAsking(false),
  });
  const status = run.data?.status;
  useEffect(() => {
    if (status !== 'done' && status !== 'failed') return;
    void refreshQuiz(client, id);
    void client.invalidateQueries({ queryKey: quizKeys.quiz(id) });
    void client.invalidateQueries({ predicate: showsNumbersOf(id) });
  }, [client, id, status]);
  // Another user's run has ended: reloads the answer key.
  const lastStatus = useRef(latest?.status);
  useEffect(() => {
    const isOver = lastStatus.current === 'running' && latest?.status !== 'running';
    lastStatus.current = latest?.status;
    if (isOver) void client.invalidateQueries({ predicate: showsNumbersOf(id) });
  }, [client, id, latest?.status]);
  // True if corrections are possible: no run is active, or the last one failed and can be resumed or replaced.
  const isFree = run.data
    ? run.data.status === 'failed'
    : latest?.status !== 'running' && (runId === '' || isGone(run.error));
  const failure = preview.error ?? apply.error;
  const moved = isBehind || isMoved(failure);
  const refusals = errorsOf(failure);
  const pending = questions.filter(
    (one) => regrades.outdated.includes(one.id) && edits.every(({ questionId }) => questionId !== one.id),
  );
  const change = (next: typeof edits) => {
    changeEdits(next);
    preview.reset();
    apply.reset();
  };
  return {
    questions,
    /** Questions whose key was changed in the editor and that are not among the edits. */
    pending,
    edits,
    /** Messages by index of the edit. */
    refusals,
    moved,
    isTyped,
    failure: isMoved(failure) || Object.keys(refusals).length > 0 ? null : failure,
    preview,
    /** Undefined if the quiz has changed since the preview. */
    shownPreview: moved ? undefined : preview.data,
    apply,
    isAsking,
    setIsAsking,
    latest,
    run,
    /** True if corrections are possible. */
    isFree,
    /** True if the run in the URL does not exist or belongs to another user. */
    isGone: isGone(run.error),
    /** True if the last status read failed. It is retried. */
    isUnknown: run.isError && !isGone(run.error),
    change,
    addPending: () => change([...edits, ...pending.map(editOfNewest)]),
    applyAll: () => apply.mutate(corrections),
    resume: () => apply.mutate([]),
    another: () => {
      changeEdits([]);
      preview.reset();
      apply.reset();
      setSearch({}, { replace: true });
    },
  };
}
