import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { QuizEditorState } from '../hooks/use-quiz-editor.ts';
import { messages } from '../messages.ts';

/** Another way to begin, as long as nothing is written that it would leave behind. */
export function TemplatesLink({ editor: { quiz, changes, rules } }: { editor: QuizEditorState }) {
  // What is made of a template belongs to whoever takes it.
  if (quiz || changes.dirty || rules) return null;
  return <TextLink to={SITE_PATHS.templates}>{messages.wizard.template}</TextLink>;
}
