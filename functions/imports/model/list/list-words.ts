/** Words of lists of questions in English, German, French, Spanish, Italian, Portuguese and Dutch. */

/** `**`, `__` or `*` around a label, as chat assistants write it. */
const MARKS = '(?:\\*{1,3}|_{1,3})?';

const ANSWER =
  '(?:the\\s+)?(?:correct|right)\\s+(?:answers?|options?|choices?)|(?:the\\s+)?answers?|ans|(?:answer\\s+)?key|solutions?' +
  '|(?:die\\s+)?(?:richtige[rn]?|korrekte)\\s+(?:antwort(?:en)?|lösung(?:en)?|option)|antwort(?:en)?|lösung(?:en)?|loesung(?:en)?|richtig(?:\\s+(?:ist|sind))?' +
  '|(?:la\\s+|les\\s+)?(?:bonnes?\\s+réponses?|réponses?(?:\\s+(?:correctes?|justes?|exactes?))?)|corrigé' +
  '|(?:la\\s+|las\\s+)?respuestas?(?:\\s+correctas?)?|solución|soluciones|correctas?' +
  '|rispost[ae](?:\\s+(?:corrett[ae]|esatt[ae]))?|respostas?(?:\\s+(?:corretas?|certas?))?|(?:juiste\\s+)?antwoord(?:en)?|correct';

const EXPLANATION =
  'explanations?|(?:general\\s+)?feedback|rationale|reason(?:ing)?|justification|comments?|why' +
  '|erklärung|erklaerung|erläuterung|begründung|rückmeldung|kommentar|explication|commentaire|rétroaction' +
  '|explicación|justificación|comentario|retroalimentación|spiegazione|explicação|uitleg|toelichting';

const POINTS = 'points?|marks?|score|punkte?|puntos?|punti|pontos?|punten';
const DIFFICULTY = 'difficulty(?:\\s+level)?|schwierigkeit(?:sgrad)?|difficulté|dificultad';
const TAGS = 'tags?|categor(?:y|ies)|topics?|subject|kategorie|thema|catégorie|thème|categoría|tema';

const SEPARATOR = `${MARKS}\\s*${MARKS}\\s*[:：=]\\s*${MARKS}\\s*`;
const LINE = (words: string) => new RegExp(`^[([]?\\s*${MARKS}\\s*(?:${words})\\s*${SEPARATOR}(.*)$`, 'iu');

/** `Correct answer: B`, `**Antwort:** B`, `(ANSWER : B)` */
const ANSWER_LINE = LINE(ANSWER);
/** `Answer B`, `Answer is B`, `ANSWER - B`: without a colon only where the key is short. */
const SHORT_ANSWER = new RegExp(
  `^${MARKS}\\s*(?:${ANSWER})\\.?\\s+${MARKS}((?:is|are|ist|est|es|é)\\s+|[-–—]\\s*)?\\(?((?:[A-Z]|\\d{1,2})(?:\\s*(?:,|&|and|und|et|y)\\s*[A-Z])*)[).]?${MARKS}$`,
  'iu',
);
const KEY_HEADING = new RegExp(
  `^(?:#{1,6}\\s*)?${MARKS}\\s*(?:${ANSWER}|answer\\s+keys?|lösungsschlüssel|corrigés?|clave(?:\\s+de\\s+respuestas)?)\\s*${MARKS}\\s*:?\\s*${MARKS}$`,
  'iu',
);
const EXPLANATION_LINE = LINE(EXPLANATION);
const POINTS_LINE = LINE(POINTS);
const DIFFICULTY_LINE = LINE(DIFFICULTY);
const TAGS_LINE = LINE(TAGS);
/** `Reference: p. 4`, `TITLE: one` behind an answer. */
const OTHER_LINE =
  /^(?:\*{1,3}|_{1,3})?[\p{L}][\p{L} '’-]{1,30}(?:\*{1,3}|_{1,3})?\s?:(?:\*{1,3}|_{1,3})?\s+\S/u;

/** Behind a label: the closing mark of the label or of its bracket. */
const ended = (value: string): string =>
  value
    .trim()
    .replace(/^(\*{2}|__)(?=\s)/, '')
    .replace(/^([^*_]*)(?:\*{1,3}|_{2,3})$/, '$1')
    .trim();

/** A line without the bullet, quotation sign or picture before its label. */
const withoutBullet = (text: string): string =>
  text
    .replace(/^(?:[->–•*]\s+){1,3}/u, '')
    .replace(/^(\*\*|__)?\s*(?:\p{Extended_Pictographic}|[\uFE0F✓✔])+\s*/u, '$1');

const OPTIONS_HEADING = new RegExp(
  `^${MARKS}\\s*(?:options?|(?:answer\\s+)?choices|antwort(?:möglichkeiten|en|optionen)|optionen|opciones|choix|propositions|opzioni|opções|opties)\\s*${MARKS}\\s*:\\s*${MARKS}$`,
  'iu',
);
/** A line between a question and its options. */
export const isOptionsHeading = (text: string): boolean => OPTIONS_HEADING.test(text);

/** `Question:` before a question. */
export const withoutQuestionWord = (text: string): string =>
  text.replace(
    /^(\*\*|__)?\s*(?:question|frage|pregunta|domanda|pergunta|vraag)\s*(?:\*\*|__)?\s*[:：]\s*(\S.*)$/iu,
    (_, wrap: string | undefined, rest: string) =>
      wrap && rest.endsWith(wrap) ? `${wrap}${rest}` : rest.replace(/^(?:\*\*|__)\s+/, ''),
  );

/** The key on a line that names it; undefined on any other. */
export function answerOn(given: string): string | undefined {
  const text = withoutBullet(given);
  const [, value] = ANSWER_LINE.exec(text) ?? [];
  if (value !== undefined) {
    const key = ended(value);
    return /^[([]/.test(text) ? key.replace(/[)\]]\.?$/, '') : key;
  }
  const [, link, mark] = SHORT_ANSWER.exec(text) ?? [];
  // `Answer a` may begin a sentence that goes on in the next line.
  return mark && (link || /^[A-Z\d]/u.test(mark)) ? mark : undefined;
}

export const isKeyHeading = (text: string): boolean => KEY_HEADING.test(text);

export type FieldName = 'explanation' | 'points' | 'difficulty' | 'tags' | 'other';

const FIELDS: readonly [FieldName, RegExp][] = [
  ['explanation', EXPLANATION_LINE],
  ['points', POINTS_LINE],
  ['difficulty', DIFFICULTY_LINE],
  ['tags', TAGS_LINE],
];

/** Content of a line after the options, other than the key. */
export function fieldOn(given: string): { name: FieldName; value: string } | undefined {
  const text = withoutBullet(given);
  for (const [name, pattern] of FIELDS) {
    const [, value] = pattern.exec(text) ?? [];
    if (value !== undefined) return { name, value: ended(value) };
  }
  return OTHER_LINE.test(text) ? { name: 'other', value: text } : undefined;
}

const RIGHT =
  'correct(?:\\s+answer)?|right|richtig(?:e\\s+antwort)?|korrekt|correcte?|bonne\\s+réponse|juste|correct[ao]|cierto|corrett[ao]|cert[ao]|juist';
const TICK = '✓|✔️?|✅|☑️?|🗸';

/** `Paris (correct)`, `Paris ✓`, `Paris <- correct` */
const RIGHT_END = new RegExp(
  `\\s*(?:${TICK}|[([]\\s*(?:${RIGHT}|${TICK})\\s*[)\\]]|(?:<?[-–—]{1,2}|←|⇐)\\s*(?:${RIGHT}))\\s*$`,
  'iu',
);
const RIGHT_START = new RegExp(`^(?:${TICK})\\s*`, 'u');

/** An option without the sign that it is right. */
export function withoutTick(text: string): { text: string; isTicked: boolean } {
  const cut = text.replace(RIGHT_START, '').replace(RIGHT_END, '');
  return { text: cut || text, isTicked: cut !== '' && cut !== text };
}
