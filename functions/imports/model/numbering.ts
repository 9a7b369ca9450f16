import type { ImportItem } from './item.ts';

/** `1. `, `1) `, `(1) `, `Q1: `, `Question 1 : ` and `1.What`; a number with decimals or units is none of these. */
const NUMBER =
  /^(?:(?:question|frage|pregunta|domanda|pergunta|vraag|q)\.?\s{0,3})?\(?(\d{1,4})(?:[.):]|\s:)(?:\s{1,9}(?=\S)|(?=\p{Lu}))/iu;

/**
 * Words and moves behind an ordinal rather than the number of a question: `1. FC Köln`, `2. Weltkrieg`, `3. Oktober`,
 * `1. e4`.
 */
const ORDINAL =
  /^(?:FC|SC|SV|SSV|VfB|VfL|TSV|FSV|HSC|CfR|FFC|Bundesliga|Liga|Division|Weltkrieg|Weltkongress|Welt|(?:Punisch|Schlesisch|Karlistisch|Koalition|Golfkrieg|Kreuzz)\p{L}*|Jahrhundert|Jahrtausend|Jh\b|Jahr\p{L}*|J[aä]n(?:ner|uar\p{L}*)|Febr?uar\p{L}*|M[aä]r[zt]s?|Apr[ií]l?|Ma[ijy]|Jun[ie]|Jul[iy]|August|Septemb\p{L}*|O[kc]tob\p{L}*|Novemb\p{L}*|De[zc]emb\p{L}*|Advent\p{L}*|(?:Weihnachts|Oster|Pfingst)\p{L}*|Klasse|Schul\p{L}*|Semester|Stock\p{L}*|Etage|Person|Platz|Preis|Rang|Halbzeit|Akt|Szene|Satz|Strophe|Kapitel|Band|Teil|Buch|Mose|Korinther\p{L}*|Könige|Samuel|Chronik|Petrus|Timotheus|Thessalonicher\p{L}*|Sinfonie|Symphonie|Klavier\p{L}*|Reich|Republik|Gebot|Sure|Hauptsatz|Newton\p{L}*|Ableitung|Grad|Ordnung|Generation|Staffel|Folge|Runde|Spieltag|verdenskrig|v[aä]rldskrig\p{L}*|wojna|světov\p{L}*|[KQRBN]?[a-h]?x?[a-h][1-8]|O-O)(?![\p{L}\d])/u;

const HALF = 0.5;
const FIRST_YEAR = 1000;

/** Whether a sign before the only question is its number: `1989:` may be a year, and so may a number of four digits. */
const isNumberAlone = (sign: string, number: number): boolean =>
  number === 1 || (number < FIRST_YEAR && !/^\d+\s?:/.test(sign));

/**
 * Texts from documents have their questions numbered, and a quiz numbers them itself. Numbers go only where most questions
 * have one that counts on from a question before or to one after it, because “1. FC Köln” may be a club.
 */
export function withoutNumbers(items: readonly ImportItem[]): ImportItem[] {
  const asked = items.filter(({ question }) => question).length;
  const numbered = items.flatMap((item, place) => {
    const text = item.question?.question ?? '';
    const match = NUMBER.exec(text);
    const isOrdinal = match && /^\d/.test(text) && ORDINAL.test(text.slice(match[0].length));
    return match && !isOrdinal ? [{ place, sign: match[0], number: Number(match[1]) }] : [];
  });
  const counting = numbered.filter(({ place, sign, number }, index) => {
    const neighbours = [numbered[index - 1], numbered[index + 1]].filter((other) => other !== undefined);
    return (
      neighbours.some((other) => other.number - number === other.place - place) ||
      (asked === 1 && isNumberAlone(sign, number))
    );
  });
  if (counting.length <= asked * HALF) return [...items];
  const signs = new Map(counting.map(({ place, sign }) => [place, sign]));
  return items.map((item, place) => {
    const sign = signs.get(place);
    if (!sign || !item.question) return item;
    const question = { ...item.question, question: item.question.question.slice(sign.length) };
    return { ...item, question, changes: [...item.changes, `The number “${sign.trim()}” was left out`] };
  });
}
