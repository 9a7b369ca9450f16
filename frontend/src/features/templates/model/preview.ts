import { isTakeable } from '@quizhall/shared/model/enums';
import type { PreviewQuestion, PreviewQuiz } from '@/entities/quiz/preview/preview-quiz.ts';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import type { Template } from '../api/queries.ts';
import { messages } from '../messages.ts';

const textOnly = (text: string) => ({ text });

/** The server has put sides and items into an order that tells nothing. */
const shown = (question: Template['questions'][number]): PreviewQuestion => ({
  type: question.type,
  question: question.question,
  description: question.description,
  points: question.points,
  timeLimit: 0,
  options: question.options.map(textOnly),
  prompts: question.lefts,
  choices: question.type === 'ordering' ? question.items : question.rights,
});

/** The types in a template that cannot be published yet, as people call them. */
function untakeable({ questions }: Pick<Template, 'questions'>): string[] {
  const types = new Set(questions.filter((question) => !isTakeable(question)).map(({ type }) => type));
  return [...types].map((type) => QUESTION_TYPE_LABELS[type].toLowerCase());
}

/** A template as participants would meet it. */
export function previewOfTemplate(template: Template): PreviewQuiz {
  const { title, description, timeLimit, questions } = template;
  const types = untakeable(template);
  return {
    title,
    description,
    instructions: '',
    ...(timeLimit > 0 && { minutes: timeLimit }),
    ...(types.length > 0 && { note: messages.notYetText(types) }),
    passages: [],
    questions: questions.map(shown),
  };
}
