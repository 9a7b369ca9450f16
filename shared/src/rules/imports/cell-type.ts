import { countBlanks } from '../grading/index.ts';
import { QUESTION_TYPES, type QuestionType } from '../../model/enums.ts';
import { isTruthWord } from './cell-answers.ts';
import { foldWord } from './cell-headings.ts';
import { type Choices, type KeyStyle, readKey } from './cell-key.ts';
import { CellProblem, excerptOf, same } from './cell-text.ts';

const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Names of types in English, German, French and Spanish, as `foldWord` writes them. */
const TYPES: Record<QuestionType, string[]> = {
  one_choice: list(`onechoice single singlechoice singleanswer oneanswer radio einfachauswahl einzelauswahl
    einfachewahl choixunique reponseunique qcu opcionunica seleccionunica respuestaunica`),
  multiple_choice:
    list(`multiple multi multipleanswers multianswer multipleresponse checkbox checkboxes mehrfachauswahl
    mehrfachantwort mehrfachantworten reponsesmultiples casesacocher respuestasmultiples casillas`),
  true_false:
    list(`truefalse tf boolean trueorfalse yesno wahrfalsch wahroderfalsch richtigfalsch richtigoderfalsch
    janein vraifaux vraioufaux ouinon verdaderofalso verdaderoofalso sino`),
  short_answer:
    list(`shortanswer short text open kurzantwort kurzeantwort kurztext reponsecourte texte respuestacorta
    respuestabreve texto`),
  essay:
    list(`essay longanswer freetext paragraph openended aufsatz freitext langeantwort offenefrage redaction
    reponselongue questionouverte ensayo respuestalarga preguntaabierta desarrollo`),
  fill_blank:
    list(`fillblank fillintheblank fillintheblanks fillin blank cloze gap luckentext lueckentext lucke luecke
    textesatrous texteatrous texteatrou completer completar rellenarhuecos llenarespacios espaciosenblanco`),
  matching: list(
    'matching match pairs zuordnung zuordnen paare appariement association relier emparejar relacionar parejas',
  ),
  ordering: list(
    'ordering order sequence sorting reihenfolge sortieren ordnen classement ordre ordonner ordenar orden secuencia',
  ),
};
/** Platforms call any question with options so; the key tells how many may be chosen. */
const ANY_CHOICE =
  list(`multiplechoice choice mcq mc quiz auswahl auswahlfrage choix choixmultiple choixmultiples qcm
    opcionmultiple seleccionmultiple eleccionmultiple opcion`);

/** What of a row tells its type. */
export interface TypedRow extends Choices {
  type: string;
  question: string;
  correct: string;
}

const byKey = (row: TypedRow, style?: KeyStyle): QuestionType =>
  row.correct && readKey(row.correct, row, style).length > 1 ? 'multiple_choice' : 'one_choice';

/** The type that a row names, or that its cells show. @throws CellProblem */
export function readType(row: TypedRow, style?: KeyStyle): QuestionType {
  const { type, question, options: cells } = row;
  if (type) {
    const own = QUESTION_TYPES.find((name) => same(name, type));
    if (own) return own;
    const wanted = foldWord(type);
    if (ANY_CHOICE.includes(wanted)) return byKey(row, style);
    const known = QUESTION_TYPES.find((name) => TYPES[name].includes(wanted));
    if (!known) throw new CellProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
    return known;
  }
  const options = cells.filter(Boolean);
  if (options.length === 0) {
    if (countBlanks(question) > 0) return 'fill_blank';
    return isTruthWord(row.correct) ? 'true_false' : 'short_answer';
  }
  return isTrueFalse(row) ? 'true_false' : byKey(row, style);
}

/** Whether the options are True and False and nothing else. */
export function isTrueFalse({ options }: Pick<Choices, 'options'>): boolean {
  const filled = options.filter(Boolean);
  return (
    filled.length === 2 && ['true', 'false'].every((text) => filled.some((option) => same(option, text)))
  );
}
