/*
 * One word for one thing. The person is addressed as "vous"; buttons are infinitives; sentence case.
 * Before ? ! : ; % and inside « » stands a narrow no-break space (U+202F).
 *
 * | English            | français                                 |
 * |--------------------|------------------------------------------|
 * | quiz, quizzes      | quiz (le), quiz                          |
 * | take a quiz        | faire un quiz                            |
 * | join (with a code) | rejoindre                                |
 * | question, option   | question, option (avec, sans réponse)    |
 * | answer             | réponse, répondre                        |
 * | attempt            | tentative                                |
 * | result             | résultat                                 |
 * | score, points      | score, points                            |
 * | passed, failed     | réussi, non réussi                       |
 * | hand in, submit    | remettre                                 |
 * | send (to a server) | envoyer                                  |
 * | review, look over  | relire                                   |
 * | check              | vérifier                                 |
 * | skip               | passer                                   |
 * | mark, grade        | noter, notation                          |
 * | flag, flagged      | marquer, marquée                         |
 * | release (results)  | publier                                  |
 * | certificate        | certificat                               |
 * | receipt            | reçu                                     |
 * | leaderboard, rank  | classement, rang                         |
 * | practice           | entraînement                             |
 * | reward, badge      | récompense, badge                        |
 * | prize, claim       | prix, réclamer                           |
 * | price, amount      | tarif, montant                           |
 * | entry (paid)       | accès                                    |
 * | account, guest     | compte, invité                           |
 * | sign in, sign out  | se connecter, se déconnecter             |
 * | sign up            | s’inscrire, créer un compte              |
 * | participant        | participant (also the learner account)   |
 * | creator, owner     | créateur, propriétaire du quiz           |
 * | whoever runs it    | la personne qui organise le quiz         |
 * | code, link         | code, lien                               |
 * | email              | e-mail                                   |
 * | online, offline    | en ligne, hors ligne                     |
 */
import { percentFormat } from '@quizhall/shared/rules/percent-format';

const NUMBERS = new Intl.NumberFormat('fr');
const DATES = new Intl.DateTimeFormat('fr', { dateStyle: 'medium' });

export const number = (value: number) => NUMBERS.format(value);
/** @param moment UTC ISO 8601 */
export const date = (moment: string) => DATES.format(new Date(moment));
export const plural = (count: number, one: string, many: string) =>
  `${number(count)} ${count < 2 ? one : many}`;
export const pointCount = (count: number) => plural(count, 'point', 'points');
/** Before the time of a day; nothing where it is not known. */
export const at = (time: string) => time && ` à ${time}`;

/** @param value 0 to 100 */
export const percent = percentFormat('fr');
