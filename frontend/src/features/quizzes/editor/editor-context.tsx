import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { createContext, use } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import type { Problems } from './problems.ts';
import type { PrizeForm, QuizForm } from './quiz-form.ts';
import type { Prize } from '../prize/use-prize.ts';
import type { UploadJobs } from '../media/upload-jobs.ts';

export interface EditorTools {
  problems: Problems;
  touch(path: string | readonly string[]): void;
  /** Reveals the field, scrolls to it and focuses it. */
  goTo(path: string): void;
  /** Uploads of the cover and of the questions' files. */
  uploads: UploadJobs;
  /** Id of the question that is open for editing. */
  openQuestion?: string | undefined;
  /** True if the server stores a password for this quiz. */
  hasPassword: boolean;
  /**
   * Payment state of the prize. `beforePaying` saves the quiz and returns its id, or undefined if something prevents
   * the payment.
   */
  prize?: (Prize & { beforePaying: () => Promise<string | undefined> }) | undefined;
  /** Stored id and retention period of the quiz; undefined before the first save. */
  saved?: { id: string; retentionMonths: number } | undefined;
  rules?: QuizRules | undefined;
  /** Ids of questions that a correction excluded from every score. */
  dropped?: readonly string[] | undefined;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);

/** Current prize in the form; rerenders on a change of any of its fields. */
export function usePrizeForm(): PrizeForm {
  const { control } = useFormContext<QuizForm>();
  return useWatch({ control, name: 'prizePool' });
}

export function usePrizeTools() {
  const { prize } = useEditor();
  if (!prize) throw new Error('A prize outside the pages that write a quiz');
  return prize;
}

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('useEditor outside the quiz editor');
  return tools;
}

/** Returns the problem at this path, otherwise the first one below it. */
export const problemAt = (problems: Problems, path: string): string | undefined =>
  problems[path] ?? Object.entries(problems).find(([at]) => at.startsWith(`${path}.`))?.[1];

export const useProblem = (path: string): string | undefined => problemAt(useEditor().problems, path);

/** Value, setter and problem of one field of the quiz. */
export function useField<Path extends FieldPath<QuizForm>>(path: Path) {
  const { control } = useFormContext<QuizForm>();
  const { field } = useController({ control, name: path });
  const error = useProblem(path);
  const set = field.onChange as (value: FieldPathValue<QuizForm, Path>) => void;
  return { value: field.value, set, error };
}
