import { factText } from '../versions/version-facts.ts';

interface QuestionTexts {
  id?: string | undefined;
  question?: string | undefined;
  description?: string | undefined;
  options?: readonly { text?: string | undefined; isCorrect?: boolean | undefined }[] | undefined;
  correctAnswers?: readonly string[] | undefined;
  pairs?: readonly { left?: string | undefined; right?: string | undefined }[] | undefined;
  items?: readonly string[] | undefined;
  points?: number | undefined;
  explanation?: string | undefined;
}

interface QuizTexts {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly string[] | undefined;
  questions?: readonly QuestionTexts[] | undefined;
}

/** Returns the text lines of a question, including its key. */
const questionLines = (question: QuestionTexts): string[] =>
  [
    question.question,
    question.description,
    ...(question.options ?? []).map(({ text, isCorrect }) => `${isCorrect ? '✓' : '○'} ${text}`),
    ...(question.correctAnswers ?? []).map((text) => `✓ ${text}`),
    ...(question.pairs ?? []).map(({ left, right }) => `${left} → ${right}`),
    ...(question.items ?? []).map((text, place) => `${place + 1}. ${text}`),
    question.points === undefined ? undefined : `Points: ${question.points}`,
    question.explanation,
  ].flatMap((line) => line?.trim() || []);

const valueAt = (quiz: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], quiz);

/** Text of a part that both versions changed; undefined for a deleted question. */
export function partText(path: string, quiz: QuizTexts): string | undefined {
  const { title, description, tags, questions = [] } = quiz;
  const [list, id] = path.split('.');
  if (list === 'title') return title;
  if (list === 'description') return description;
  if (list === 'tags') return tags?.join(', ');
  if (path === 'settings.password') return undefined;
  if (list !== 'questions') return factText(path, valueAt(quiz, path));
  if (id === undefined)
    return questions.map(({ question }, place) => `${place + 1}. ${question ?? ''}`).join('\n');
  const question = questions.find((one) => one.id === id);
  return question && questionLines(question).join('\n');
}
