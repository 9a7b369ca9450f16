/*
 * One word for one thing. The person is "du"; quotation marks are „…“; before % and units stands a space that does not break.
 *
 * | English                  | German                                                        |
 * |--------------------------|---------------------------------------------------------------|
 * | quiz, quizzes            | das Quiz, die Quizze; take a quiz: an einem Quiz teilnehmen   |
 * | question, answer, option | Frage, Antwort, Option                                        |
 * | blank                    | Lücke                                                         |
 * | attempt                  | Versuch                                                       |
 * | result                   | Ergebnis                                                      |
 * | score                    | Wertung (points: Punkte; grade: Note)                         |
 * | to mark, to grade        | bewerten; waiting for review: wartet auf Bewertung            |
 * | does not count           | zählt nicht                                                   |
 * | passed, failed           | bestanden, nicht bestanden                                    |
 * | hand in, submit          | abgeben, Abgabe                                               |
 * | review (before it), check| prüfen                                                        |
 * | release                  | freigeben                                                     |
 * | flag, flagged            | markieren, markiert                                           |
 * | cross out                | durchstreichen                                                |
 * | certificate              | Zertifikat                                                    |
 * | receipt                  | Beleg                                                         |
 * | digest                   | Prüfsumme                                                     |
 * | leaderboard              | Rangliste                                                     |
 * | practice                 | Übung                                                         |
 * | guest                    | Gast                                                          |
 * | participants             | Teilnehmende                                                  |
 * | account                  | Konto                                                         |
 * | learner, creator         | Lernkonto, Autorenkonto                                       |
 * | quiz owner, who runs it  | Quizleitung                                                   |
 * | code                     | Code                                                          |
 * | rewards, badge           | Belohnungen, Abzeichen                                        |
 * | prize                    | Gewinn (prize pool: Preisgeld); price: Preis                  |
 * | refund                   | erstatten, Erstattung                                         |
 * | annulled                 | annulliert                                                    |
 * | sign in, out, up         | anmelden, abmelden, registrieren                              |
 * | feedback, rating         | Rückmeldung, Sterne                                           |
 * | tag                      | Schlagwort                                                    |
 * | notification             | Mitteilung                                                    |
 */
import { percentFormat } from '@quizhall/shared/rules/percent-format';

const NUMBERS = new Intl.NumberFormat('de');
const DATES = new Intl.DateTimeFormat('de', { dateStyle: 'medium' });

export const number = (value: number) => NUMBERS.format(value);
/** @param moment UTC ISO 8601 */
export const date = (moment: string) => DATES.format(new Date(moment));
export const plural = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** @param value 0 to 100 */
export const percent = percentFormat('de');
