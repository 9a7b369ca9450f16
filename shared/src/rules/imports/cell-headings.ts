/** Letters and digits of a heading or word, in lower case and without accents: `Réponse correcte` is `reponsecorrecte`. */
export const foldWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** Columns of a table of questions that exist once. */
export type SingleColumn =
  | 'question'
  | 'type'
  | 'correct'
  | 'points'
  | 'timeLimit'
  | 'explanation'
  | 'difficulty'
  | 'tags'
  | 'description'
  | 'grading'
  | 'pool';

const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/**
 * Headings with one meaning in English, German, French and Spanish, as `foldWord` writes them. Of two in one table the
 * earlier here counts.
 */
const HEADINGS: Record<SingleColumn, string[]> = {
  question: list(`questiontext question questions fragetext frage fragen fragestellung textedelaquestion
    textodelapregunta pregunta preguntas stem prompt enonce intitule enunciado aufgabe aufgabenstellung text texte texto q`),
  type: list(`type questiontype typ fragetyp fragentyp fragenart typedequestion typequestion tipo tipodepregunta
    tipopregunta kind format`),
  correct:
    list(`correct correctanswer correctanswers correctoption correctoptions correctchoice correctchoices
    correctanswernumber correctoptionnumber richtig richtigeantwort richtigeantworten richtigeoption korrekt
    korrekteantwort korrekteantworten reponsecorrecte reponsescorrectes reponsejuste reponsesjustes bonnereponse
    bonnesreponses respuestacorrecta respuestascorrectas opcioncorrecta opcionescorrectas correcte correctes correcta
    correctas correcto answer answers rightanswer rightanswers antwort antworten reponse reponses respuesta respuestas
    solution loesung losung loesungen losungen musterlosung musterloesung corrige solucion soluciones answerkey key
    clave`),
  points:
    list(`points point score marks mark weight punkte punkt punktzahl punktezahl bareme puntos punto puntuacion
    puntaje puntajes`),
  timeLimit:
    list(`timelimit time seconds timeinseconds timelimitseconds timelimitinseconds zeitlimit zeit sekunden
    zeitinsekunden zeitlimitinsekunden zeitbegrenzung limitedetemps tempslimite temps tempsensecondes secondes duree
    limitedetiempo tiempolimite tiempo tiempoensegundos segundos duracion`),
  explanation:
    list(`explanation answerexplanation feedback rationale comment reason erklarung erklaerung erlauterung
    erlaeuterung begrundung begruendung ruckmeldung rueckmeldung kommentar explication justification retroaction
    commentaire explicacion justificacion retroalimentacion comentario`),
  difficulty: list(
    'difficulty level schwierigkeit schwierigkeitsgrad stufe difficulte niveau dificultad niveldedificultad nivel',
  ),
  tags: list(`tags tag keywords labels category topic schlagworter schlagworte schlagwoerter stichworter stichworte
    stichwoerter kategorie thema motscles etiquettes categorie theme sujet etiquetas palabrasclave categoria tema`),
  description: list(
    'description hint details beschreibung hinweis hinweise tipp indice aide descripcion pista detalles',
  ),
  grading: list('grading'),
  pool: list('pool questionpool fragenpool'),
};

export const COLUMN_HEADINGS: ReadonlyMap<string, { field: SingleColumn; rank: number }> = new Map(
  (Object.keys(HEADINGS) as SingleColumn[]).flatMap((field) =>
    HEADINGS[field].map((heading, rank) => [heading, { field, rank }] as const),
  ),
);

/** Row numbers, which are for teachers and left out. */
export const ROW_NUMBER_HEADINGS: readonly string[] =
  list(`number no nr num id questionnumber questionno questionid
  nummer lfdnr laufendenummer fragenummer fragenr numero n numerodequestion numerodepregunta`);

const OPTION =
  '(?:answeroption|answerchoice|option|choice|answer|opt|antwortmoglichkeit|antwortmoeglichkeit|antwortoption|antwort|auswahl|auswahlmoglichkeit|moglichkeit|moeglichkeit|proposition|reponse|choix|opcion|opcionderespuesta|respuesta|alternativa|alternative)';

const OPTION_HEADING = new RegExp(`^${OPTION}?([a-z]|\\d{1,2})$`);

/** `option1`, `Option A`, `choice_3`, `Antwort 2`, `B`: the number of the option, from 1. */
export function optionNumberOf(heading: string): number | undefined {
  const [, mark = ''] = OPTION_HEADING.exec(heading) ?? [];
  if (/^\d+$/.test(mark)) return heading === mark ? undefined : Number(mark);
  return mark && mark !== 'q' ? mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : undefined;
}

const WRONG =
  /^(?:(?:incorrect|wrong|distractor)(?:answer|option|choice)?s?|(?:falsche|inkorrekte)(?:antwort|antworten|option)|falsch|distraktor|(?:mauvaises?)(?:reponses?)|reponses?(?:incorrectes?|fausses?)|distracteur|respuestas?(?:incorrectas?|falsas?)|opcion(?:es)?incorrectas?|distractores?)\d{0,2}$/;

export const isWrongOptionHeading = (heading: string): boolean => WRONG.test(heading);

const FEEDBACK =
  /^(?:feedback|explanation|ruckmeldung|rueckmeldung|erklarung|erklaerung|retroaction|commentaire|explication|retroalimentacion|comentario|explicacion)(\d{1,2})$/;

/** The number of the option that a column explains. */
export function feedbackNumberOf(heading: string): number | undefined {
  const [, number] = FEEDBACK.exec(heading) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** A cell that names an option by its place: `Option 2`, `Antwort B`. */
const NAMED_OPTION = new RegExp(`^${OPTION}$`);
export const isOptionWord = (word: string): boolean => NAMED_OPTION.test(foldWord(word));
