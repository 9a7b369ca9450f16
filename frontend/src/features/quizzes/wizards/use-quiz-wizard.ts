import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { useWizardSteps } from '@/lib/form/use-wizard-steps.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { useQuizEditor } from '../editor/use-quiz-editor.ts';
import { useQuizWork } from '../editor/use-quiz-work.ts';

interface Options<Step extends string> {
  userId: string;
  /** Existing draft to continue. */
  opened: OwnQuiz | undefined;
  rules: QuizRules | undefined;
  steps: readonly [Step, ...Step[]];
  /** Returns the step that contains a field. */
  stepOf: (path: string) => Step;
  /** True if a step is complete enough to continue. */
  isDone?: (step: Step, form: QuizForm) => boolean;
}

/**
 * State shared by both wizards: a draft and its current step, both kept in the URL. The browser stores every change.
 * Titled drafts are also saved to the server on a change of step.
 */
export function useQuizWizard<Step extends string>(options: Options<Step>) {
  const { userId, opened, rules, steps, stepOf, isDone = () => true } = options;
  const editor = useQuizEditor(userId, opened, rules);
  const { step, go, back, wasOpened } = useWizardSteps({
    steps,
    isDone: (one) => isDone(one, editor.form.getValues()),
    param: 'step',
    named: { quiz: editor.quiz?.id },
  });
  const onArrival = useArrival(step);
  const work = useQuizWork(editor, {
    within: CREATE_PATH,
    reach(path, arrived) {
      const wanted = stepOf(path);
      if (wanted === step) return arrived();
      onArrival(arrived);
      go(wanted);
    },
  });
  useAutosave(work);
  const saveBefore = (move: () => void) => {
    work.saving.saveQuietly();
    move();
  };
  return {
    work,
    step,
    wasOpened,
    go: (next: Step) => saveBefore(() => go(next)),
    back: () => saveBefore(back),
  };
}

/** Saves after a pause in the changes, and at the latest after `longest`, in milliseconds. */
const AUTOSAVE_MS = {
  new: { pause: 3_000, longest: 10_000 },
  saved: { pause: 10_000, longest: 60_000 },
} as const;

/** Saves the draft automatically. A failed save waits for the next step or button. */
function useAutosave({ editor, saving }: ReturnType<typeof useQuizWork>) {
  const send = useEffectEvent(() => {
    if (saving.failure === undefined && !saving.stale.open) saving.saveQuietly({ untitled: true });
  });
  const pace = AUTOSAVE_MS[editor.quiz ? 'saved' : 'new'];
  const { form } = editor;
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let latest: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(pause);
      clearTimeout(latest);
      latest = undefined;
    };
    const due = () => {
      stop();
      send();
    };
    const changed = () => {
      clearTimeout(pause);
      pause = setTimeout(due, pace.pause);
      latest ??= setTimeout(due, pace.longest);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: changed });
    return () => {
      unsubscribe();
      stop();
    };
  }, [form, pace]);
}

/** After a change of step, scrolls to the top and focuses its first field or heading, or follows `onArrival`. */
function useArrival(step: string) {
  const shown = useRef(step);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const arrived = pending.current;
    pending.current = undefined;
    // Opening a question renders synchronously, which an effect must not do.
    if (arrived) queueMicrotask(arrived);
    else startOf()?.focus({ preventScroll: true });
  }, [step]);
  return useCallback((arrived: () => void) => {
    pending.current = arrived;
  }, []);
}

const startOf = () =>
  document.querySelector<HTMLElement>('[data-step-start] input') ??
  document.querySelector<HTMLElement>('[data-step] h2');
