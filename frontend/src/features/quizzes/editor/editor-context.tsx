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
  /** Opens what hides the field, scrolls to it and focuses it. */
  goTo(path: string): void;
  /** Of the cover and of the files of questions. */
  uploads: UploadJobs;
  /** Id of the question that is open for editing. */
  openQuestion?: string | undefined;
  /** The server holds a password for this quiz. */
  hasPassword: boolean;
  /** What is paid of the prize, and what comes before paying: the id of the saved quiz, where nothing is in the way. */
  prize?: (Prize & { beforePaying: () => Promise<string | undefined> }) | undefined;
  /** What the server has, once it does: how long this quiz keeps submissions. */
  saved?: { id: string; retentionMonths: number } | undefined;
  /** What the organization that owns it has it be. */
  rules?: QuizRules | undefined;
  /** The ids of questions that a correction dropped. */
  dropped?: readonly string[] | undefined;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);

/** The prize as it is written now, whichever of its fields changes. */
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

/** The problem at this path, or the first one below it. */
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
