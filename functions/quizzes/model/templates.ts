import type { TemplateQuestion, TemplateShown } from '@quizhall/shared/contract/quizzes/templates';
import { countBlanks } from '@quizhall/shared/grading';
import { Question } from '@quizhall/shared/model/quizzes/question';
import { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { choicesOf } from '@quizhall/shared/rules/quizzes/presentation';
import { normaliseQuestions } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { slugify } from '@quizhall/shared/rules/slug';
import { SUBJECT_TEMPLATES } from './subject-templates.ts';
import { QUESTION_TYPE_TEMPLATES } from './question-type-templates.ts';
import { readSeedQuizzes, toQuizInput } from './open-trivia.ts';
import type { Template } from './template.ts';

/** Of the demo quizzes those whose questions are everybody's, whatever they teach. */
const FROM_REAL_QUESTIONS = [
  'Capitals of the world',
  'Rivers, mountains and seas',
  'A tour of the Solar System',
  'The human body',
  'Atoms and elements',
  'Ancient Greece and Rome',
  'The twentieth century',
  "Shakespeare's stage",
  'Olympic history',
  'Inside your computer',
  'Economics in everyday life',
  'Shapes and angles',
];

const realQuestions = (): Template[] =>
  readSeedQuizzes()
    .filter(({ title }) => FROM_REAL_QUESTIONS.includes(title))
    .map((quiz) => {
      const { description = '', questions = [] } = toQuizInput(quiz);
      const { title, category, difficulty, tags, timeLimit } = quiz;
      return { id: slugify(title), title, description, category, difficulty, tags, timeLimit, questions };
    });

/** Starter quizzes in display order. */
export const TEMPLATES: readonly Template[] = [
  ...QUESTION_TYPE_TEMPLATES,
  ...SUBJECT_TEMPLATES,
  ...realQuestions(),
];

/** Content of a new draft from a template. */
export function toDraft(template: Template) {
  const { id: _, timeLimit, ...written } = template;
  return QuizInput.parse({ ...written, settings: { timeLimit, randomizeOptions: true } });
}

const inAnyOrder = (texts: readonly string[]): string[] => texts.toSorted((a, b) => a.localeCompare(b, 'en'));

/** Without its key: what belongs together, or in order, is shown by the alphabet. */
function shownQuestion(question: Question): TemplateQuestion {
  const { type, question: stem, description, options, points } = question;
  return {
    type,
    question: stem,
    description,
    options: options.map(({ text }) => text),
    lefts: type === 'matching' ? question.pairs.map(({ left }) => left) : [],
    rights: type === 'matching' ? inAnyOrder(choicesOf(question)) : [],
    items: type === 'ordering' ? inAnyOrder(question.items) : [],
    blanks: type === 'fill_blank' ? countBlanks(stem) : 0,
    points,
  };
}

/** The public view of a template. Questions have no answer key. */
export function toShownTemplate(template: Template): TemplateShown {
  const { id, title, description, category, difficulty, tags, timeLimit } = template;
  const questions = normaliseQuestions(toDraft(template).questions, () => 'shown').map((question) =>
    shownQuestion(Question.parse(question)),
  );
  return {
    id,
    title,
    description,
    category,
    difficulty,
    tags,
    timeLimit,
    questions,
  };
}
