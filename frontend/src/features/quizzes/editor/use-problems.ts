import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SaveStatus } from '../wizards/create-once.ts';
import {
  type Attempt,
  type Check,
  checkQuiz,
  type PrizeStanding,
  type Problems,
  stablePath,
  toFormProblems,
  visibleProblems,
} from './problems.ts';
import type { QuizForm } from './quiz-form.ts';

const CHECK_AFTER = 150;

export type Asked = 'none' | SaveStatus;

export interface ProblemWatch {
  /** Problems currently displayed beside the fields. */
  problems: Problems;
  /** Intent of the last rejected save; `none` after a success. */
  asked: Asked;
  /** Marks the field, question or section as left. */
  touch(path: string | readonly string[]): void;
  /** Displays and returns the problems that prevent `intent`. */
  ask(intent: SaveStatus): Problems;
  /** Displays errors of the server, keyed by API path. Each disappears when its field changes. */
  showServerProblems(errors: Record<string, string>, intent: SaveStatus): Problems;
  /** Resets the problems after a successful save. */
  reset(): void;
}

const NONE: Check = { shape: {}, all: {} };
const NOT_ASKED: Attempt = { intent: 'none', questions: new Set() };

/**
 * Checks the form shortly after every change and selects the displayed problems. A field's own appear once it was
 * left.
 */
export function useProblems(
  form: UseFormReturn<QuizForm>,
  hasPassword: boolean,
  prize: PrizeStanding,
  rules: QuizRules | undefined,
): ProblemWatch {
  const touched = useRef(new Set<string>());
  const [asked, showAsked] = useState<Asked>('none');
  // A ref beside the state: one event can call both before the next render.
  const attempt = useRef(NOT_ASKED);
  const setAsked = useCallback(
    (intent: Asked) => {
      const ids = form.getValues('questions').map(({ id }) => id);
      attempt.current = intent === 'none' ? NOT_ASKED : { intent, questions: new Set(ids) };
      showAsked(intent);
    },
    [form],
  );
  const [server, setServer] = useState<Problems>({});
  const [own, setOwn] = useState<Problems>({});

  const look = useCallback((): Check => {
    const values = form.getValues();
    const nothingToShow = attempt.current.intent === 'none' && touched.current.size === 0;
    const check = nothingToShow ? NONE : checkQuiz(values, hasPassword, prize, rules);
    const next = visibleProblems(check, values, touched.current, attempt.current);
    setOwn((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
    return check;
  }, [form, hasPassword, prize, rules]);

  useEffect(() => {
    // Also runs when the prize's server state changes: a payment resolves the funding problem.
    let timer = setTimeout(() => {
      setServer(withoutPayment);
      look();
    }, CHECK_AFTER);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        setServer((current) => withoutField(current, name));
        clearTimeout(timer);
        timer = setTimeout(look, CHECK_AFTER);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, look]);

  const touch = useCallback(
    (path: string | readonly string[]) => {
      for (const one of [path].flat()) touched.current.add(stablePath(one, form.getValues()));
      look();
    },
    [form, look],
  );

  const ask = useCallback(
    (intent: SaveStatus) => {
      setAsked(intent);
      const check = look();
      return intent === 'draft' ? check.shape : check.all;
    },
    [look, setAsked],
  );

  const showServerProblems = useCallback(
    (errors: Record<string, string>, intent: SaveStatus) => {
      const problems = toFormProblems(errors, form.getValues());
      setServer(problems);
      setAsked(intent);
      return problems;
    },
    [form, setAsked],
  );

  const reset = useCallback(() => {
    touched.current.clear();
    setAsked('none');
    setServer({});
    setOwn({});
  }, [setAsked]);

  const problems = useMemo(() => ({ ...server, ...own }), [server, own]);
  return { problems, asked, touch, ask, showServerProblems, reset };
}

/** Removes the funding problem, which the form's own check covers. */
function withoutPayment(problems: Problems): Problems {
  const { prizePool: _, ...left } = problems;
  return 'prizePool' in problems ? left : problems;
}

/**
 * Without a field name, any field may have changed. Question indexes shift, so problems of questions are removed
 * together.
 */
function withoutField(problems: Problems, name: string | undefined): Problems {
  const left = Object.entries(problems).filter(
    ([path]) => name !== undefined && !path.startsWith(name) && !name.startsWith(path),
  );
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}
