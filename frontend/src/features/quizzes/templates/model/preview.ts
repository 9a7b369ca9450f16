import type { PreviewQuestion, PreviewQuiz } from '@/entities/quiz/preview/preview-quiz.ts';
import type { Template } from '../api/queries.ts';

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

/** A template as participants would meet it. */
export function previewOfTemplate(template: Template): PreviewQuiz {
  const { title, description, timeLimit, questions } = template;
  return {
    title,
    description,
    instructions: '',
    ...(timeLimit > 0 && { minutes: timeLimit }),
    passages: [],
    questions: questions.map(shown),
  };
}
