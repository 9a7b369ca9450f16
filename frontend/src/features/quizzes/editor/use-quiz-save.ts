import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES, standardMessage } from '@/lib/api/messages.ts';
import { createQuiz, updateQuiz } from './quiz-calls.ts';
import { messages } from './messages.ts';
import { createOnce, type PendingCreate, type SavedQuiz, type SaveStatus } from '../wizards/create-once.ts';
import { type QuizBody, toCover, toQuizBody } from './form-mapping.ts';
import { dropFiles } from '../media/kept-files.ts';
import { keptKeys, outdated, uploadedKeys, withKeys } from '../media/media.ts';
import { newId, type QuizForm } from './quiz-form.ts';

export interface SaveResult extends SavedQuiz {
  /** JSON of the saved body. */
  body: string;
  status: SaveStatus;
  created: boolean;
}

/** Path of the field whose upload failed. */
export interface Missing {
  missing: string;
}

interface SavePorts {
  form: UseFormReturn<QuizForm>;
  /** Latest quiz returned by the server; undefined before the first save. */
  current: RefObject<OwnQuiz | undefined>;
  /** Organization that will own a new quiz; undefined for a personal quiz. */
  organizationId: string | undefined;
  /** Create request without a response. */
  pending: { get(): PendingCreate | undefined; set(pending: PendingCreate | undefined): void };
  /** True if the version history keeps the draft that this save replaces. */
  keepsReplaced(): boolean;
  /** Waits for pending uploads and input. Returns the path of one that failed, which cancels the save. */
  ready(): Promise<string | undefined>;
  /** Applies form changes of the save outside the undo history. */
  amend(run: () => void): void;
  /** Applies the created quiz or its new revision. */
  adopt(quiz: OwnQuiz): void;
}

interface Wish {
  status: SaveStatus;
  /** True for an automatic save. */
  quiet: boolean;
}

interface Running {
  run: Promise<unknown>;
  quiet: boolean;
}

/** Creates or updates the quiz from the form. Only one save runs at a time; further ones are ignored. */
export function useQuizSave({
  form,
  current,
  organizationId,
  pending,
  ready,
  keepsReplaced,
  amend,
  adopt,
}: SavePorts) {
  const running = useRef<Running>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ status }: Wish): Promise<SaveResult | Missing> => {
      const missing = await ready();
      if (missing !== undefined) return { missing };
      const body = toQuizBody(form.getValues());
      const base = current.current;
      const { quiz, editedKeys }: SavedQuiz = base
        ? await updateQuiz(base, body, status, keepsReplaced())
        : {
            quiz: await createOnce(
              {
                create: (wish) => createQuiz(wish, organizationId),
                update: async (...wish) => (await updateQuiz(...wish)).quiz,
                remember: pending.set,
                adopt,
                newKey: newId,
              },
              body,
              status,
              pending.get(),
            ),
          };
      adopt(quiz);
      let saved = body;
      amend(() => {
        saved = {
          ...body,
          coverImage: keptCover(form, body.coverImage, quiz),
          questions: keptMedia(form, body.questions, quiz),
          passages: keptPassages(form, body.passages, quiz),
        };
      });
      // The server serves the saved files.
      void dropFiles(uploadedKeys(body));
      return { quiz, editedKeys, body: JSON.stringify(saved), status, created: base === undefined };
    },
  });

  const save = async (
    status: SaveStatus,
    { quiet = false } = {},
  ): Promise<SaveResult | Missing | 'running'> => {
    // A manual save waits for the automatic save in progress. The automatic save's caller handles its result.
    if (running.current?.quiet && !quiet) await running.current.run.catch(() => undefined);
    if (running.current) return 'running';
    const run = mutation.mutateAsync({ status, quiet });
    running.current = { run, quiet };
    try {
      return await run;
    } finally {
      running.current = undefined;
    }
  };
  const { isPending, variables } = mutation;
  return { save, saving: isPending && !variables.quiet ? variables.status : undefined };
}

/**
 * Replaces the upload key of the cover with the stored one, unless another picture was chosen meanwhile. Returns the
 * body that counts as saved.
 */
function keptCover(form: UseFormReturn<QuizForm>, sent: QuizBody['coverImage'], { coverImage }: OwnQuiz) {
  const kept = coverImage ?? null;
  if (form.getValues('coverImage')?.key === sent?.key) form.setValue('coverImage', kept);
  return toCover(kept);
}

/** Updates the file keys of questions and options, even if the questions have moved since. */
function keptMedia(form: UseFormReturn<QuizForm>, sent: QuizBody['questions'] = [], { questions }: OwnQuiz) {
  const keys = keptKeys(sent, questions);
  for (const [index, question] of outdated(form.getValues(), keys)) {
    form.setValue(`questions.${index}.media`, question.media);
    form.setValue(`questions.${index}.options`, question.options);
  }
  return sent.map((question) => withKeys(question, keys));
}

/** Updates the file keys of passages by id. The server drops passages without text and files. */
function keptPassages(form: UseFormReturn<QuizForm>, sent: QuizBody['passages'] = [], quiz: OwnQuiz) {
  const kept = new Map(quiz.passages?.map((passage) => [passage.id, passage]));
  const keys = keptKeys(
    sent,
    sent.map(({ id }) => kept.get(id) ?? {}),
  );
  for (const [index, passage] of form.getValues('passages').entries()) {
    const next = withKeys(passage, keys);
    if (next !== passage) form.setValue(`passages.${index}.media`, next.media);
  }
  return sent.map((passage) => withKeys(passage, keys));
}

/** Returns the message for a failed save. */
export function explainSave(error: unknown, exists: boolean): string {
  const fallback = exists ? messages.errors.save : messages.errors.create;
  if (hasCode(error, 'NETWORK')) return `${API_MESSAGES.network} ${messages.errors.keptHere}`;
  if (error instanceof ApiError && error.status === 404) return `${fallback}. ${messages.errors.gone}`;
  return error instanceof ApiError ? serverMessage(error, standardMessage(error)) : fallback;
}
