import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { QuizEditorState } from '../editor/use-quiz-editor.ts';
import { messages } from '../editor/messages.ts';

/** Link to the templates, displayed while the new quiz is empty. */
export function TemplatesLink({ editor: { quiz, changes, rules } }: { editor: QuizEditorState }) {
  if (quiz || changes.dirty) return null;
  const search = rules ? `?${new URLSearchParams({ organization: rules.id }).toString()}` : '';
  return <TextLink to={{ pathname: SITE_PATHS.templates, search }}>{messages.wizard.template}</TextLink>;
}
