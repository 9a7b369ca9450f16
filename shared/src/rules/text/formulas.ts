import type { Question, QuestionInput } from '../../model/quizzes/question.ts';
import { LIMITS } from '../../model/limits.ts';
import { type Inline, parseFormulas, parseInline } from './markdown.ts';
import { type Formulas, isLatex } from './formula-lookup.ts';
import { readMathml } from './mathml.ts';

/** Texts that are shown with formulas, by the field they belong to. */
interface FieldTexts {
  field: 'question' | 'description' | 'options' | 'explanation' | 'pairs' | 'items';
  /** Texts that are compared have no marks. */
  marks: boolean;
  texts: readonly string[];
}

type Texts = QuestionInput | Question;

export function textsOf(question: Texts): FieldTexts[] {
  const { options = [] } = question;
  const sides =
    question.type === 'matching'
      ? [
          ...(question.pairs ?? []).flatMap(({ left, right }) => [left, right]),
          ...(question.distractors ?? []),
        ]
      : [];
  return [
    { field: 'question', marks: true, texts: [question.question] },
    { field: 'description', marks: true, texts: [question.description ?? ''] },
    {
      field: 'options',
      marks: true,
      texts: options.flatMap(({ text, explanation = '' }) => [text, explanation]),
    },
    { field: 'explanation', marks: true, texts: [question.explanation ?? ''] },
    { field: 'pairs', marks: false, texts: sides },
    { field: 'items', marks: false, texts: question.type === 'ordering' ? (question.items ?? []) : [] },
  ];
}

const sources = (pieces: readonly Inline[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.type === 'math') return [piece.text];
    return 'children' in piece ? sources(piece.children) : [];
  });

/** Only texts that have a sign of one are read. */
const MAY_HAVE = /\$|<math/;

/** The formulas of a text as they are written, each as often as it is there. */
export const formulasIn = (text: string, marks = true): string[] =>
  MAY_HAVE.test(text) ? sources(marks ? parseInline(text) : parseFormulas(text)) : [];

const MANY = `A question may have at most ${LIMITS.formulas} different formulas`;

/**
 * What keeps the formulas of a question from being shown, by field. `explain` says why LaTeX has no MathML; the answer
 * is the same wherever it is asked, so it is asked only for what has none.
 */
export function formulaProblems(
  question: Texts & { formulas?: unknown },
  explain: (source: string) => string | undefined,
): Record<string, string> {
  const known = (question.formulas ?? {}) as Formulas;
  const problems: Record<string, string> = {};
  const fields = textsOf(question).map(({ field, marks, texts }) => ({
    field,
    sources: texts.flatMap((text) => formulasIn(text, marks)),
  }));
  // Those beyond the limit have no MathML for no fault of their own.
  if (new Set(fields.flatMap(({ sources }) => sources)).size > LIMITS.formulas) return { question: MANY };
  for (const { field, sources } of fields) {
    for (const source of sources) {
      const reason = reasonAgainst(source, known, explain);
      if (reason !== undefined) problems[field] ??= sentence(source, reason);
    }
  }
  return problems;
}

export function reasonAgainst(
  source: string,
  known: Formulas,
  explain: (source: string) => string | undefined,
): string | undefined {
  if (!isLatex(source)) return readMathml(source) ? undefined : 'it is no MathML';
  return known[source] === undefined ? explain(source) : undefined;
}

const EXCERPT = 60;

/** Also beside the field while it is written. */
export function sentence(source: string, reason: string): string {
  const start = source.length > EXCERPT ? `${source.slice(0, EXCERPT)}…` : source;
  return `The formula ${start} cannot be shown: ${reason}. Put a backslash before a dollar sign that is none of a formula`;
}
