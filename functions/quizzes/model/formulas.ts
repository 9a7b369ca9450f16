import { LIMITS } from '@quizhall/shared/model/limits';
import type { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { type Formulas, isLatex } from '@quizhall/shared/rules/text/formula-lookup';
import {
  formulaProblems,
  formulasIn,
  reasonAgainst,
  sentence,
  textsOf,
} from '@quizhall/shared/rules/text/formulas';

/** Loaded with the first formula: most saves have none. */
const loadTypeset = async () => (await import('@quizhall/shared/rules/text/typeset')).typeset;

const latexOf = (question: Question): Set<string> =>
  new Set(
    textsOf(question).flatMap(({ texts, marks }) =>
      texts.flatMap((text) => formulasIn(text, marks)).filter(isLatex),
    ),
  );

const latexOfText = (text: string): string[] => formulasIn(text).filter(isLatex);

const latexOfQuestions = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => [...latexOf(question)]);

/** The different ones of formulas in LaTeX that a quiz has room for, in their order. */
function withinLimits(latex: readonly string[]): Set<string> {
  const sources = new Set<string>();
  let room = LIMITS.latexOfQuiz;
  for (const source of latex) {
    if (sources.has(source)) continue;
    room -= source.length;
    if (room < 0) break;
    sources.add(source);
  }
  return sources;
}

/**
 * Adds MathML to the formulas of questions. Reuses stored MathML, so a save only converts new formulas. A
 * formula that cannot be parsed, or exceeds the limit, gets none: a draft is still saved, and
 * `getFormulaProblems` reports it before publishing.
 */
export async function withFormulas(
  questions: readonly Question[],
  before: readonly Question[],
): Promise<Question[]> {
  const mayBeMade = withinLimits(latexOfQuestions(questions));
  const made = new Map(before.flatMap(({ formulas = {} }) => Object.entries(formulas)));
  let room = LIMITS.mathmlOfQuiz;
  const result: Question[] = [];
  for (const { formulas: old, ...question } of questions) {
    const formulas: Formulas = {};
    for (const source of [...latexOf(question)].slice(0, LIMITS.formulas)) {
      const known = old?.[source] ?? made.get(source);
      const isDue = known === undefined && room >= 0 && mayBeMade.has(source);
      const mathml = isDue ? await mathmlOf(source) : known;
      room -= source.length + (mathml?.length ?? 0);
      if (mathml !== undefined && room >= 0) formulas[source] = mathml;
      if (mathml !== undefined) made.set(source, mathml);
    }
    result.push(Object.keys(formulas).length > 0 ? { ...question, formulas } : question);
  }
  return result;
}

async function mathmlOf(source: string): Promise<string | undefined> {
  const typeset = await loadTypeset();
  const set = typeset(source);
  return 'mathml' in set ? set.mathml : undefined;
}

/** Adds MathML to the formulas of passages. */
export async function withPassageFormulas(
  passages: readonly Passage[],
  before: readonly Passage[] = [],
): Promise<Passage[]> {
  const made = new Map(before.flatMap(({ formulas = {} }) => Object.entries(formulas)));
  const mayBeMade = withinLimits(passages.flatMap(({ text }) => latexOfText(text)));
  const result: Passage[] = [];
  for (const passage of passages) {
    const formulas: Formulas = {};
    for (const source of [...new Set(latexOfText(passage.text))].slice(0, LIMITS.formulas)) {
      const mathml = made.get(source) ?? (mayBeMade.has(source) ? await mathmlOf(source) : undefined);
      if (mathml === undefined) continue;
      made.set(source, mathml);
      formulas[source] = mathml;
    }
    result.push(Object.keys(formulas).length > 0 ? { ...passage, formulas } : passage);
  }
  return result;
}

const NO_ROOM = 'all formulas of a quiz together are too long';

/** Problems of formulas by path in the quiz. */
export async function getFormulaProblems(
  questions: readonly Question[],
  passages: readonly Passage[] = [],
): Promise<Record<string, string>> {
  const isMissing = (question: Question) =>
    [...latexOf(question)].some((source) => question.formulas?.[source] === undefined);
  const latexOfPassages = passages.flatMap(({ text }) => latexOfText(text));
  const mayBeMade = withinLimits(latexOfQuestions(questions)).union(withinLimits(latexOfPassages));
  const isBare = ({ text, formulas }: Passage) =>
    latexOfText(text).some((source) => formulas?.[source] === undefined);
  const typeset = questions.some(isMissing) || passages.some(isBare) ? await loadTypeset() : undefined;
  const explain = (source: string): string | undefined => {
    const set = mayBeMade.has(source) ? typeset?.(source) : undefined;
    return set && 'problem' in set ? set.problem : NO_ROOM;
  };
  const ofPassages = passages.flatMap(({ text, formulas = {} }, index) => {
    const broken = formulasIn(text).find((source) => reasonAgainst(source, formulas, explain) !== undefined);
    const reason = broken && reasonAgainst(broken, formulas, explain);
    return reason ? [[`passages.${index}.text`, sentence(broken, reason)]] : [];
  });
  return Object.fromEntries([
    ...ofPassages,
    ...questions.flatMap((question, index) =>
      Object.entries(formulaProblems(question, explain)).map(([field, message]) => [
        `questions.${index}.${field}`,
        message,
      ]),
    ),
  ]);
}
